import type { Pixels } from './pixels.ts'

/** Turns and mirrors a picture as the camera said it was held: 1 to 8, as EXIF counts them. */
export function turnPixels(picture: Pixels, orientation: number): Pixels {
  if (orientation < 2 || orientation > 8) return picture
  const { width, height } = picture
  const lies = orientation > 4
  const [wide, high] = lies ? [height, width] : [width, height]
  const from = new Uint32Array(picture.data.buffer, picture.data.byteOffset, width * height)
  const turned = new Uint32Array(width * height)
  // The row and the column that are stored first belong to these sides.
  const fromRight = [2, 3, 6, 7].includes(orientation)
  const fromBottom = [3, 4, 7, 8].includes(orientation)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const across = fromRight ? wide - 1 - x : x
      const down = fromBottom ? high - 1 - y : y
      turned[y * wide + x] = from[lies ? across * width + down : down * width + across] ?? 0
    }
  return { data: new Uint8ClampedArray(turned.buffer), width: wide, height: high }
}
