import type { Write } from '#core/platform/db/write.ts'
import { type Published, publishUploads } from './publish-uploads.ts'

type Upload = Omit<Parameters<typeof publishUploads>[0], 'uploadIds'> & { uploadId: string }

/**
 * Takes an upload out of quarantine when it is what it says it is, together with the writes that refer to it. A refusal
 * leaves the upload where it was, and nothing published.
 */
export const publishUpload = (
  { uploadId, ...upload }: Upload,
  writes: (published: Published) => Write[],
): Promise<void> =>
  publishUploads({ ...upload, uploadIds: [uploadId] }, ([published]) => (published ? writes(published) : []))
