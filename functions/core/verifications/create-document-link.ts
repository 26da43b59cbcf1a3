import { recordActivity } from '#core/activities/record-activity.ts'
import { commit } from '#core/db/commit.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import { downloadLink } from '#core/storage/objects.ts'
import { addTime } from '#shared/time/add-time.ts'
import { documentNotFound } from '#shared/verifications/change-documents.ts'
import type { createDocumentLink as contract } from '#shared/verifications/contract.ts'
import { readVerification } from './read-verification.ts'
import { documentKey } from './verifications.ts'

const seconds = 60

export async function createDocumentLink({ actor, params, now }: ApiRequest<typeof contract>) {
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
        description: 'Opened a document of the business verification',
        metadata: { documentId, name },
      },
      now,
    ),
  )
  return link
}
