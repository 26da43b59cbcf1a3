import { Icon, type IconProps } from './icon.tsx'

export function SplMeterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 17a9 9 0 0 1 18 0" />
      <path d="m12 17 5-6" />
      <path d="M3 21h18" />
      <path d="M12 8v1.5M5.6 10.6l1.1 1.1" />
    </Icon>
  )
}
