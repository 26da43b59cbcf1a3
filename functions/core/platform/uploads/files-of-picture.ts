import type { EncodedPicture } from '#core/platform/pictures/encode-picture.ts'
import { putObject } from '#core/platform/storage/objects.ts'
import { filesOfPicture, pictureFile } from '#shared/platform/pictures/picture-widths.ts'

/** A picture that everyone may see: the address of its widest file, and the size of that. */
export type PublicPicture = { src: string; width: number; height: number }

const contentType = 'image/webp'

/** The files of an encoded picture below one name, with their keys, the widest first. */
export function filesBelow(name: string, files: readonly EncodedPicture[]) {
  const [widest] = files
  if (!widest) throw new Error(`The picture ${name} has no files.`)
  const { width, height } = widest
  const key = pictureFile(name)
  const keys = filesOfPicture(key)
  return {
    picture: { src: `/${key}`, width, height } satisfies PublicPicture,
    keys,
    store: async (cacheControl: string) => {
      // One that fails does not leave others on their way, which could land after they are taken back.
      const stored = await Promise.allSettled(
        files.map(({ bytes }, at) => putObject(keys[at] ?? '', bytes, { contentType, cacheControl })),
      )
      for (const one of stored) if (one.status === 'rejected') throw one.reason
    },
  }
}
