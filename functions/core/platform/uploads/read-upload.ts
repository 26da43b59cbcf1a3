import { readObject } from '#core/platform/storage/objects.ts'
import { AppError } from '#shared/errors.ts'
import { assertPixels, type UploadPurpose, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { inspectFile } from './inspect-file.ts'
import { quarantineKey, uploads } from './uploads.ts'

type Wanted = { userId: string; uploadId: string; purpose: UploadPurpose }

/** An upload in quarantine that is what it says it is; `etag` names exactly the bytes that were checked. */
export async function readUpload({ userId, uploadId, purpose }: Wanted) {
  const upload = await uploads.get({ userId, id: uploadId }, { consistent: true })
  if (upload?.purpose !== purpose) throw uploadNotFound()
  const key = quarantineKey(userId, uploadId)
  const object = await readObject(key)
  if (!object) throw uploadNotFound()
  const { bytes, etag } = object
  const facts = inspectFile(bytes)
  if (facts?.contentType !== upload.contentType) throw uploadRejected(purpose)
  if ('width' in facts) assertPixels(purpose, facts)
  return { upload, key, facts, bytes, etag }
}

/** The answer to a second use of the same upload, too. */
export const uploadNotFound = () => new AppError('not_found', 'upload_not_found', 'Upload the file first.')

/** The answer to a file that is not what it is called, or that no decoder reads. */
export const uploadRejected = (purpose: UploadPurpose) =>
  new AppError('unprocessable', 'upload_rejected', uploadPurposes[purpose].rejected)
