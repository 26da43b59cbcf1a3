import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { downloadLink } from '#core/platform/storage/objects.ts'
import { readVerification } from '#core/platform/verifications/read-verification.ts'
import { documentKey } from '#core/platform/verifications/verifications.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { documentNotFound } from '#shared/platform/verifications/change-documents.ts'
import { createDocumentLink as contract } from '#shared/platform/verifications/contract.ts'

const seconds = 60

async function createDocumentLink({ actor, params, now }: ApiRequest<typeof contract>) {
  const { userId, documentId } = params
  const { documents } = await readVerification(userId)
  const document = documents.find(({ id }) => id === documentId)
  if (!document) throw documentNotFound()
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
        description: 'Opened a business verification document',
        metadata: { documentId, name },
      },
      now,
    ),
  )
  return link
}

export const handler = endpoint(contract, createDocumentLink)
