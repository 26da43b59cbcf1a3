import { commit } from '#core/db/commit.ts'
import { type ApiRequest, endpoint } from '#core/http/endpoint.ts'
import { copyObject, deleteObject } from '#core/storage/objects.ts'
import { readUpload, uploadNotFound } from '#core/uploads/read-upload.ts'
import { uploads } from '#core/uploads/uploads.ts'
import { putVerification } from '#core/verifications/put-verification.ts'
import { readVerification } from '#core/verifications/read-verification.ts'
import { documentKey } from '#core/verifications/verifications.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { assertSendsDocuments } from '#shared/verifications/awaits-approval.ts'
import { addDocument } from '#shared/verifications/change-documents.ts'
import { addVerificationDocument as contract } from '#shared/verifications/contract.ts'
import { documentName } from '#shared/verifications/document-name.ts'

/** Takes a document out of quarantine to where only administrators reach it, by a link. */
async function addVerificationDocument({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  assertSendsDocuments(actor.user)
  const [verification, checked] = await Promise.all([
    readVerification(userId),
    readUpload({ userId, uploadId: body.uploadId, purpose: 'verification-document' }),
  ])
  const { upload, key, contentType, bytes, etag } = checked
  const id = newId('doc', now)
  const document = { id, name: documentName(body.name, contentType), contentType, bytes, addedAt: now }
  const next = addDocument(verification, document)
  const to = documentKey(userId, id)
  if (!(await copyObject({ from: key, to, contentType, cacheControl: 'private, no-store', etag })))
    throw uploadNotFound()
  try {
    await commit(
      putVerification(next, verification),
      uploads.delete(upload, uploadNotFound),
      ...remember(next),
    )
  } catch (error) {
    // Only a refusal is certain to have written nothing: then nothing refers to the copy.
    if (error instanceof AppError) await deleteObject(to)
    throw error
  }
  return next
}

export const handler = endpoint(contract, addVerificationDocument)
