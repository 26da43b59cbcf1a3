import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { publishUpload } from '#core/platform/uploads/publish-upload.ts'
import { putVerification } from '#core/platform/verifications/put-verification.ts'
import { readVerification } from '#core/platform/verifications/read-verification.ts'
import { newId } from '#shared/ids.ts'
import { assertSendsDocuments } from '#shared/platform/verifications/awaits-approval.ts'
import { addDocument } from '#shared/platform/verifications/change-documents.ts'
import { addVerificationDocument as contract } from '#shared/platform/verifications/contract.ts'
import { documentName } from '#shared/platform/verifications/document-name.ts'

/** Only administrators see these files, by a link. */
async function addVerificationDocument({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  assertSendsDocuments(actor.user)
  const verification = await readVerification(userId)
  const id = newId('doc', now)
  let next = verification
  await publishUpload(
    { userId, uploadId: body.uploadId, purpose: 'verification-document', nameFor: () => id },
    ({ contentType, bytes }) => {
      const name = documentName(body.name, contentType)
      next = addDocument(verification, { id, name, contentType, bytes, addedAt: now })
      return [putVerification(next, verification), ...remember(next)]
    },
  )
  return next
}

export const handler = endpoint(contract, addVerificationDocument)
