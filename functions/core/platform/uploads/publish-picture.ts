import type { Write } from '#core/platform/db/write.ts'
import { newId } from '#shared/ids.ts'
import { type PicturePurpose, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { filesBelow, type PublicPicture } from './files-of-picture.ts'
import { publishFiles } from './publish-files.ts'
import { readUpload, uploadNotFound, uploadRejected } from './read-upload.ts'
import { uploads } from './uploads.ts'

type Target = {
  userId: string
  purpose: PicturePurpose
  /** The owner of the folder, if it is not the uploader: what belongs to the uploader goes with their account. */
  folderOf?: string
}

type Read = Awaited<ReturnType<typeof readUpload>>

/**
 * Takes a public picture out of quarantine, re-encoded in all widths, together with the writes that refer to it:
 * nobody sees the file that was uploaded. A refusal leaves the upload where it was, and nothing published.
 */
export const publishPicture = (
  { uploadId, ...target }: Target & { uploadId: string },
  now: string,
  writes: (picture: PublicPicture) => Write[],
): Promise<void> =>
  publishPictures({ ...target, uploadIds: [uploadId] }, now, ([picture]) => (picture ? writes(picture) : []))

/** The same for several pictures, in their order; for none, there are only the writes. */
export async function publishPictures(
  { userId, uploadIds, purpose, folderOf = userId }: Target & { uploadIds: readonly string[] },
  now: string,
  writes: (pictures: PublicPicture[]) => Write[],
): Promise<void> {
  if (new Set(uploadIds).size < uploadIds.length) throw uploadNotFound()
  const { folder, cacheControl } = uploadPurposes[purpose].published
  const published: { upload: Read['upload']; files: ReturnType<typeof filesBelow> }[] = []
  // One at a time, because each takes a whole CPU and much memory.
  for (const uploadId of uploadIds) {
    const { upload, facts, bytes } = await readUpload({ userId, uploadId, purpose })
    const { encodePicture } = await import('#core/platform/pictures/encode-picture.ts')
    const encoded = await encodePicture(bytes, facts)
    if (!encoded) throw uploadRejected(purpose)
    published.push({
      upload,
      files: filesBelow(`${folder}/${folderOf}/${newId('pic', now)}`, encoded),
    })
  }
  await publishFiles({
    keys: published.flatMap(({ files }) => files.keys),
    store: async () => {
      const stored = await Promise.allSettled(published.map(({ files }) => files.store(cacheControl)))
      for (const one of stored) if (one.status === 'rejected') throw one.reason
    },
    writes: [
      ...published.map(({ upload }) => uploads.delete(upload, uploadNotFound)),
      ...writes(published.map(({ files }) => files.picture)),
    ],
  })
}
