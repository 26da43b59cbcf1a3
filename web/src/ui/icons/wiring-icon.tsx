import { Icon, type IconProps } from './icon.tsx'

export function WiringIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6" cy="6" r="4" />
      <path d="M6 10v4a6 6 0 0 0 6 6h9" />
      <path d="M6 5v2M5 6h2" />
      <path d="M18 17.5 21 20l-3 2.5" />
    </Icon>
  )
}
