import { claims, shownToClaimant } from '#core/directory/organization-claims/claims.ts'
import { findOwnOpenClaim } from '#core/directory/organization-claims/find-claim.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { publishUpload } from '#core/platform/uploads/publish-upload.ts'
import { mostClaimDocuments } from '#shared/directory/organization-claims/claim.ts'
import { claimRefusal } from '#shared/directory/organization-claims/claim-refusal.ts'
import { addClaimDocument as contract } from '#shared/directory/organization-claims/contract.ts'
import { newId } from '#shared/ids.ts'
import { documentName } from '#shared/platform/verifications/document-name.ts'

/** Only administrators see these files, by a link. */
async function addClaimDocument({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const before = await findOwnOpenClaim(params.claimId, userId)
  if (before.documents.length >= mostClaimDocuments) throw claimRefusal.documents()
  const id = newId('doc', now)
  let answer = shownToClaimant(before)
  await publishUpload(
    { userId, uploadId: body.uploadId, purpose: 'claim-document', nameFor: () => id },
    ({ contentType, bytes }) => {
      const document = { id, name: documentName(body.name, contentType), contentType, bytes, addedAt: now }
      const after = { ...before, documents: [...before.documents, document], version: before.version + 1 }
      answer = shownToClaimant(after)
      return [claims.put(after, { version: before.version }), ...remember(answer)]
    },
  )
  return answer
}

export const handler = endpoint(contract, addClaimDocument)
