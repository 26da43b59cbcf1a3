import { inWidth } from '#shared/platform/pictures/picture-widths.ts'
import { cx } from './cx.ts'

export type AvatarProps = {
  name: string
  src?: string | null
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
}

const sizes = {
  xs: ['size-6 text-[0.625rem]', 24],
  sm: ['size-8 text-xs', 32],
  md: ['size-11 text-sm', 44],
  lg: ['size-16 text-lg', 64],
  xl: ['size-28 text-2xl', 112],
} as const

/** The initials of the first and the last word that have a letter; a name of pictures alone is shown by its first. */
function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
  const picked = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  if (picked.length > 0) return picked.join('').toUpperCase()
  const [sign] = new Intl.Segmenter().segment(name.trim())
  return sign?.segment ?? ''
}

/** The name is beside an avatar almost always, so the picture itself says nothing to a screen reader. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [box, pixels] = sizes[size]
  return (
    <span className={cx('avatar', box)} aria-hidden="true">
      {src ? (
        <img src={inWidth(src, 400)} alt="" width={pixels} height={pixels} decoding="async" />
      ) : (
        initials(name)
      )}
    </span>
  )
}
