import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AlreadyAnswered } from '#core/platform/http/idempotency.ts'
import { copyObject, deleteObject, readObject } from '#core/platform/storage/objects.ts'
import { AppError } from '#shared/errors.ts'
import { assertPixels, type UploadPurpose, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { type FileFacts, inspectFile } from './inspect-file.ts'
import { quarantineKey, uploads } from './uploads.ts'

/** An upload in quarantine that is what it says it is; `etag` names exactly the bytes that were checked. */
async function readUpload({
  userId,
  uploadId,
  purpose,
}: {
  userId: string
  uploadId: string
  purpose: UploadPurpose
}) {
  const upload = await uploads.get({ userId, id: uploadId }, { consistent: true })
  if (upload?.purpose !== purpose) throw uploadNotFound()
  const key = quarantineKey(userId, uploadId)
  const object = await readObject(key)
  if (!object) throw uploadNotFound()
  const facts = inspectFile(object.bytes)
  if (facts?.contentType !== upload.contentType)
    throw new AppError('unprocessable', 'upload_rejected', uploadPurposes[purpose].rejected)
  if ('width' in facts) assertPixels(purpose, facts)
  return { upload, key, facts, bytes: object.bytes.length, etag: object.etag }
}

/** The answer to a second use of the same upload, too. */
const uploadNotFound = () => new AppError('not_found', 'upload_not_found', 'Upload the file first.')

/** A file that was checked, at the key where it is published. */
export type Published = { key: string; contentType: string; bytes: number; facts: FileFacts }

type Uploaded = {
  userId: string
  uploadIds: readonly string[]
  purpose: UploadPurpose
  /** The name of a file in its folder. */
  nameFor: (contentType: string) => string
  /** The owner of the folder, if it is not the uploader: what belongs to the uploader goes with their account. */
  folderOf?: string | undefined
}

/**
 * Takes uploads out of quarantine when each is what it says it is, together with the writes that refer to them. A refusal
 * leaves the uploads where they were, and nothing published.
 */
export async function publishUploads(
  { userId, uploadIds, purpose, nameFor, folderOf = userId }: Uploaded,
  writes: (published: Published[]) => Write[],
): Promise<void> {
  const read = await Promise.all(
    [...new Set(uploadIds)].map((uploadId) => readUpload({ userId, uploadId, purpose })),
  )
  const { folder, cacheControl } = uploadPurposes[purpose].published
  const files = read.map(({ facts, bytes }) => ({
    key: `${folder}/${folderOf}/${nameFor(facts.contentType)}`,
    contentType: facts.contentType,
    bytes,
    facts,
  }))
  const changes = writes(files)
  try {
    await Promise.all(
      read.map(async ({ key: from, etag }, at) => {
        const { key: to = '', contentType = '' } = files[at] ?? {}
        if (!(await copyObject({ from, to, contentType, cacheControl, etag }))) throw uploadNotFound()
      }),
    )
    await commit(...read.map(({ upload }) => uploads.delete(upload, uploadNotFound)), ...changes)
  } catch (error) {
    // Only a refusal is certain to have written nothing: then nothing refers to the copies.
    if (error instanceof AppError || error instanceof AlreadyAnswered)
      await Promise.all(files.map(({ key }) => deleteObject(key)))
    throw error
  }
}
