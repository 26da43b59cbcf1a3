import { cx } from './cx.ts'

export type AvatarProps = {
  name: string
  src?: string | null
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const sizes = {
  sm: ['size-8 text-xs', 32],
  md: ['size-11 text-sm', 44],
  lg: ['size-16 text-lg', 64],
  xl: ['size-28 text-2xl', 112],
} as const

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}

/** The name is beside an avatar almost always, so the picture itself says nothing to a screen reader. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [box, pixels] = sizes[size]
  return (
    <span className={cx('avatar', box)} aria-hidden="true">
      {src ? <img src={src} alt="" width={pixels} height={pixels} decoding="async" /> : initials(name)}
    </span>
  )
}
