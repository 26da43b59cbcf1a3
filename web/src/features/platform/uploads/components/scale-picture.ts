import { fittedSize } from '#shared/platform/pictures/fitted-size.ts'
import { encodeCanvas } from './encode-canvas.ts'

/** Sending fewer bytes than this takes no time. */
const fewBytes = 300_000

/**
 * A picture no wider than this, so that a phone does not send megabytes; the file itself when it is small enough, or
 * when the browser cannot read it: then the server says what is wrong.
 */
export async function scalePicture(file: Blob, most: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return file
  try {
    const size = fittedSize(bitmap, most)
    const fits = size.width === bitmap.width
    if (fits && file.size <= fewBytes) return file
    const canvas = document.createElement('canvas')
    Object.assign(canvas, size)
    const context = canvas.getContext('2d')
    if (!context) return file
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, size.width, size.height)
    // JPEG has no transparency.
    const scaled = await encodeCanvas(canvas, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp', 0.85)
    return fits && scaled.size >= file.size ? file : scaled
  } finally {
    bitmap.close()
  }
}
