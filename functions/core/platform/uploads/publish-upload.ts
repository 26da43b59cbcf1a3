import type { Write } from '#core/platform/db/write.ts'
import type { UploadPurpose } from '#shared/platform/uploads/upload-purposes.ts'
import { type Published, publishUploads } from './publish-uploads.ts'

type Upload = {
  userId: string
  uploadId: string
  purpose: UploadPurpose
  /** The name of the file in its folder. */
  nameFor: (contentType: string) => string
  /** The owner of the folder, if it is not the uploader: what belongs to the uploader goes with their account. */
  folderOf?: string
}

/**
 * Takes an upload out of quarantine when it is what it says it is, together with the writes that refer to it. A refusal
 * leaves the upload where it was, and nothing published.
 */
export const publishUpload = (
  { uploadId, ...upload }: Upload,
  writes: (published: Published) => Write[],
): Promise<void> =>
  publishUploads({ ...upload, uploadIds: [uploadId] }, ([published]) => (published ? writes(published) : []))
