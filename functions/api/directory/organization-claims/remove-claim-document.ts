import { changeOwnClaim } from '#core/directory/organization-claims/change-own-claim.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { isOpen } from '#shared/directory/organization-claims/claim.ts'
import { claimRefusal } from '#shared/directory/organization-claims/claim-refusal.ts'
import { removeClaimDocument as contract } from '#shared/directory/organization-claims/contract.ts'

function removeClaimDocument({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { claimId, documentId } = params
  const { id: userId } = actor.user
  return changeOwnClaim({
    claimId,
    userId,
    step: (before) => {
      if (!isOpen(before)) throw claimRefusal.decided()
      const documents = before.documents.filter(({ id }) => id !== documentId)
      if (documents.length === before.documents.length) throw claimRefusal.documentNotFound()
      return { ...before, documents, version: before.version + 1 }
    },
    also: () => [announce('claim.document_removed', { userId, documentId }, now)],
    remember,
  })
}

export const handler = endpoint(contract, removeClaimDocument)
