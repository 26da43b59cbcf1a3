import { createUpload } from '#shared/platform/uploads/contract.ts'
import { assertUploadable, type UploadPurpose } from '#shared/platform/uploads/upload-purposes.ts'
import { call } from '#web/lib/call.ts'
import { postUpload } from './post-upload.ts'

/** Asks for a place and uploads the file there: the id by which it is used. */
export async function sendFile(purpose: UploadPurpose, file: Blob, onProgress: (share: number) => void) {
  const description = { contentType: file.type, bytes: file.size }
  assertUploadable(purpose, description)
  // Each step has its own key: an expired place must not be handed out again.
  const place = await call(
    createUpload,
    { body: { purpose, ...description } },
    { idempotencyKey: crypto.randomUUID() },
  )
  await postUpload(place, file, onProgress)
  return place.uploadId
}
