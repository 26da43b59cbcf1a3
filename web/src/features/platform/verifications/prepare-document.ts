import { AppError } from '#shared/errors.ts'
import { assertPixels, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'

const purpose = 'verification-document'

/** Formats in which cameras record where and with which device a picture was taken. */
const photographed = ['image/jpeg', 'image/webp']

/** A document as it is sent: photos are encoded again, which drops the place where they were taken. */
export async function prepareDocument(file: Blob): Promise<Blob> {
  if (!file.type.startsWith('image/')) return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) throw new AppError('unprocessable', 'upload_rejected', uploadPurposes[purpose].rejected)
  try {
    assertPixels(purpose, bitmap)
    if (!photographed.includes(file.type)) return file
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser cannot draw on a canvas')
    // JPEG has no transparency, and black paper could not be read.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, bitmap.width, bitmap.height)
    context.drawImage(bitmap, 0, 0)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  } finally {
    bitmap.close()
  }
}
