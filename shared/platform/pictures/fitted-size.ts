type Size = { width: number; height: number }

/** A picture that is higher than this many times its width is narrower instead. */
const mostHeights = 2

/** The size in which a picture is shown at most this wide; it is never enlarged. */
export function fittedSize({ width, height }: Size, most: number): Size {
  const scale = Math.min(1, most / width, (mostHeights * most) / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
