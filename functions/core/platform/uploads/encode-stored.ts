import { readObject } from '#core/platform/storage/objects.ts'
import { fitsPixels, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { filesBelow, type PublicPicture } from './files-of-picture.ts'
import { inspectFile } from './inspect-file.ts'

/** The names of pictures that were published as they were uploaded. */
const asUploaded = /^\/media\/[a-z-]+\/[\w-]+\/pic_[0-9A-Z]{26}(?=\.(?:jpg|png|webp)$)/

export const isAsUploaded = (address: string | null | undefined): address is string =>
  asUploaded.test(address ?? '')

/** Thrown for a file that is gone or cannot be read: the picture stays as it is. */
export class UnreadablePicture extends Error {}

/**
 * Encodes a picture that was published as it was uploaded. Its new name follows from the old one, so that all that
 * refer to the same picture get the same files.
 */
export async function encodeStored(address: string): Promise<PublicPicture> {
  const name = asUploaded.exec(address)?.[0].slice(1)
  const purpose = Object.values(uploadPurposes).find(({ published }) =>
    address.startsWith(`/${published.folder}/`),
  )
  const object = name && (await readObject(address.slice(1)))
  const facts = object ? inspectFile(object.bytes) : undefined
  if (!name || !purpose || !object || !facts) throw new UnreadablePicture(`${address} is no picture.`)
  if (!('width' in facts) || !fitsPixels(purpose, facts))
    throw new UnreadablePicture(`${address} has too many pixels.`)
  const { encodePicture } = await import('#core/platform/pictures/encode-picture.ts')
  const encoded = await encodePicture(object.bytes, facts)
  if (!encoded) throw new UnreadablePicture(`${address} cannot be decoded.`)
  const { picture, store } = filesBelow(name, encoded)
  await store(purpose.published.cacheControl)
  return picture
}
