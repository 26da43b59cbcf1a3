import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { putVerification } from '#core/platform/verifications/put-verification.ts'
import { readVerification } from '#core/platform/verifications/read-verification.ts'
import { removeDocument } from '#shared/platform/verifications/change-documents.ts'
import { removeVerificationDocument as contract } from '#shared/platform/verifications/contract.ts'

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
