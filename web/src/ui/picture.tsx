import { widthsOf } from '#shared/platform/pictures/picture-widths.ts'

export type PictureProps = {
  src: string
  alt: string
  /** How wide it is shown, as in `sizes` of an image: `(min-width: 64rem) 40rem, 100vw`. */
  sizes: string
  /** The shape of the place it takes, so that nothing moves when it comes. */
  width: number
  height: number
  /** True for a picture that is seen at once; others load when they come near the window. */
  isFirst?: boolean
  className?: string
}

/** A picture of a member, car, team or event in the width that its place needs. */
export const Picture = ({ src, alt, sizes, width, height, isFirst = false, className }: PictureProps) => (
  <img
    src={src}
    srcSet={widthsOf(src)}
    sizes={sizes}
    alt={alt}
    width={width}
    height={height}
    loading={isFirst ? undefined : 'lazy'}
    decoding="async"
    className={className}
  />
)
