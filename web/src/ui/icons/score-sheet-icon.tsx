import { Icon, type IconProps } from './icon.tsx'

export function ScoreSheetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3h14v18H5z" />
      <path d="M9 8h3M9 12h3M9 16h3" />
      <path d="M16 7.500v1M16 11.500v1M16 15.500v1" />
    </Icon>
  )
}
