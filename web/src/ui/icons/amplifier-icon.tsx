import { Icon, type IconProps } from './icon.tsx'

export function AmplifierIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 6h20v12H2z" />
      <path d="M6 6v12M9 6v12M18 6v12M15 6v12" />
      <path d="M12 10v4" />
    </Icon>
  )
}
