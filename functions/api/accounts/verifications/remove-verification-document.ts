import { putVerification } from '#core/accounts/verifications/put-verification.ts'
import { readVerification } from '#core/accounts/verifications/read-verification.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { removeDocument } from '#shared/accounts/verifications/change-documents.ts'
import { removeVerificationDocument as contract } from '#shared/accounts/verifications/contract.ts'

async function removeVerificationDocument({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const verification = await readVerification(userId)
  const next = removeDocument(verification, params.documentId)
  await commit(
    putVerification(next, verification),
    announce('verification.document_removed', { userId, documentId: params.documentId }, now),
    ...remember(next),
  )
  return next
}

export const handler = endpoint(contract, removeVerificationDocument)
