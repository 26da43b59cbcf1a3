import { readObject } from '#core/platform/storage/objects.ts'
import { AppError } from '#shared/errors.ts'
import { assertPixels, type UploadPurpose, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { inspectFile } from './inspect-file.ts'
import { quarantineKey, uploads } from './uploads.ts'

/** An upload in quarantine that is what it says it is; `etag` names exactly the bytes that were checked. */
export async function readUpload({
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
export const uploadNotFound = () => new AppError('not_found', 'upload_not_found', 'Upload the file first.')
