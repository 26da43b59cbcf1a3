import { encodeCanvas } from './encode-canvas.ts'

export type CropArea = { x: number; y: number; width: number; height: number }

type Size = { width: number; height: number }

/** Cuts the area out of a picture and scales it down to a size, as WebP where the browser writes it, else as JPEG. */
export async function cropPicture(source: Blob, area: CropArea, size: Size): Promise<Blob> {
  const { width, height } = area.width < size.width ? area : size
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' })
  try {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser cannot draw on a canvas')
    context.imageSmoothingQuality = 'high'
    // JPEG has no transparency, and black corners would look like a fault.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
    context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height)
    const webp = await encodeCanvas(canvas, 'image/webp', 0.86)
    return webp.type === 'image/webp' ? webp : await encodeCanvas(canvas, 'image/jpeg', 0.88)
  } finally {
    bitmap.close()
  }
}
