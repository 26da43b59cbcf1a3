import { commit } from '#core/db/commit.ts'
import type { Write } from '#core/db/write.ts'
import { AlreadyAnswered } from '#core/http/idempotency.ts'
import { copyObject, deleteObject } from '#core/storage/objects.ts'
import { AppError } from '#shared/errors.ts'
import { type UploadPurpose, uploadPurposes } from '#shared/uploads/upload-purposes.ts'
import type { FileFacts } from './inspect-file.ts'
import { readUpload, uploadNotFound } from './read-upload.ts'
import { uploads } from './uploads.ts'

/** A file that was checked, at the key where it is published. */
export type Published = { key: string; contentType: string; bytes: number; facts: FileFacts }

type Upload = {
  userId: string
  uploadId: string
  purpose: UploadPurpose
  /** What the file is called in its folder. */
  nameFor: (contentType: string) => string
  /** Whose folder it lies in, where that is not the uploader’s own: what is theirs goes with their account. */
  folderOf?: string
}

/**
 * Takes an upload out of quarantine when it is what it says it is, together with the writes that refer to it. A refusal
 * leaves the upload where it was, and nothing published.
 */
export async function publishUpload(
  { userId, uploadId, purpose, nameFor, folderOf = userId }: Upload,
  writes: (published: Published) => Write[],
): Promise<void> {
  const { upload, key: from, facts, bytes, etag } = await readUpload({ userId, uploadId, purpose })
  const { contentType } = facts
  const { folder, cacheControl } = uploadPurposes[purpose].published
  const to = `${folder}/${folderOf}/${nameFor(contentType)}`
  const changes = writes({ key: to, contentType, bytes, facts })
  if (!(await copyObject({ from, to, contentType, cacheControl, etag }))) throw uploadNotFound()
  try {
    await commit(uploads.delete(upload, uploadNotFound), ...changes)
  } catch (error) {
    // Only a refusal is certain to have written nothing: then nothing refers to the copy.
    if (error instanceof AppError || error instanceof AlreadyAnswered) await deleteObject(to)
    throw error
  }
}
