import { Icon, type IconProps } from './icon.tsx'

export function PodiumIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 21V8h7v13" />
      <path d="M8.5 13H2v8h20v-5h-6.5" />
      <path d="m12 2 .8 1.7 1.8.2-1.3 1.3.3 1.8-1.6-.9-1.6.9.3-1.8L9.4 3.9l1.8-.2z" />
    </Icon>
  )
}
