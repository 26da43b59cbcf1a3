import { findClaim } from '#core/directory/organization-claims/find-claim.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { downloadLink } from '#core/platform/storage/objects.ts'
import { documentKey } from '#core/platform/verifications/verifications.ts'
import { createClaimDocumentLink as contract } from '#shared/directory/organization-claims/admin-contract.ts'
import { claimRefusal } from '#shared/directory/organization-claims/claim-refusal.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const seconds = 60

async function createClaimDocumentLink({ actor, params, now }: ApiRequest<typeof contract>) {
  const { claimId, documentId } = params
  const { userId, documents } = await findClaim(claimId)
  const document = documents.find(({ id }) => id === documentId)
  if (!document) throw claimRefusal.documentNotFound()
  const { name, contentType } = document
  const link = {
    url: await downloadLink({ key: documentKey(userId, documentId), name, contentType, seconds, now }),
    expiresAt: addTime(now, { seconds }),
  }
  await commit(
    recordActivity(
      {
        by: actor,
        userId,
        type: 'content_view',
        description: 'Opened a document of a claim',
        metadata: { documentId, name },
      },
      now,
    ),
  )
  return link
}

export const handler = endpoint(contract, createClaimDocumentLink)
