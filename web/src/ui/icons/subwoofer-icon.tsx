import { Icon, type IconProps } from './icon.tsx'

export function SubwooferIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="12" r="7" />
      <circle cx="12" cy="12" r="2.5" />
      <path d="M12 .5v1M12 22.5v1M.5 12h1M22.5 12h1" />
    </Icon>
  )
}
