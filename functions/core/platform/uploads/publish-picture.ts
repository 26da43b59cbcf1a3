import type { Write } from '#core/platform/db/write.ts'
import { newId } from '#shared/ids.ts'
import { type PicturePurpose, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { filesBelow, type PublicPicture } from './files-of-picture.ts'
import { publishFiles } from './publish-files.ts'
import { readUpload, uploadNotFound, uploadRejected } from './read-upload.ts'
import { uploads } from './uploads.ts'

type Upload = {
  userId: string
  uploadId: string
  purpose: PicturePurpose
  /** The owner of the folder, if it is not the uploader: what belongs to the uploader goes with their account. */
  folderOf?: string
}

/**
 * Takes a public picture out of quarantine, re-encoded in all widths, together with the writes that refer to it:
 * nobody sees the file that was uploaded. A refusal leaves the upload where it was, and nothing published.
 */
export async function publishPicture(
  { userId, uploadId, purpose, folderOf = userId }: Upload,
  now: string,
  writes: (picture: PublicPicture) => Write[],
): Promise<void> {
  const { upload, facts, bytes } = await readUpload({ userId, uploadId, purpose })
  const { encodePicture } = await import('#core/platform/pictures/encode-picture.ts')
  const encoded = await encodePicture(bytes, facts)
  if (!encoded) throw uploadRejected(purpose)
  const { folder, cacheControl } = uploadPurposes[purpose].published
  const { picture, keys, store } = filesBelow(`${folder}/${folderOf}/${newId('pic', now)}`, encoded)
  await publishFiles({
    keys,
    store: () => store(cacheControl),
    writes: [uploads.delete(upload, uploadNotFound), ...writes(picture)],
  })
}
