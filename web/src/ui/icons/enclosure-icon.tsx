import { Icon, type IconProps } from './icon.tsx'

export function EnclosureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 8 7 4h15v12l-5 4H2z" />
      <path d="M2 8h15v12M17 8l5-4" />
      <circle cx="8" cy="14" r="3.5" />
      <path d="M14 11v6" />
    </Icon>
  )
}
