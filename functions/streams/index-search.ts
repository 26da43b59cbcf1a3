import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { countBilling, isCounted } from '#core/billing/count-billing.ts'
import { log } from '#core/log/log.ts'
import { indexMember } from '#core/members/index-member.ts'
import { indexChange } from '#core/search/index-change.ts'
import { searchableKinds } from '#core/search/searchable.ts'
import { projectUser } from '#core/users/project-user.ts'
import { users } from '#core/users/users.ts'
import { countWaitingWork } from '#core/waiting-work/count-waiting-work.ts'
import { waitsSomewhere } from '#core/waiting-work/waiting-kinds.ts'

type Image = Record<string, AttributeValue> | undefined

const read = (image: unknown) => (image ? unmarshall(image as NonNullable<Image>) : undefined)

/** What is derived from the table and read from it: one reader for all of it, since a stream serves only few. */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const record of event.Records) {
    const before = read(record.dynamodb?.OldImage)
    const after = read(record.dynamodb?.NewImage)
    const { entity: kind = '', id = '' } = after ?? before ?? {}
    const entity = String(kind)
    try {
      if (entity === users.name) {
        // As it is now: a change that is given back after later ones must not undo what these have done.
        const current = await users.get({ id: String(id) }, { consistent: true })
        // First what others see: hiding a profile waits for nothing.
        await indexMember({ before, after: current })
        await projectUser({ before, after: current })
      }
      if (isCounted(entity)) await countBilling({ entity, before, after })
      if (waitsSomewhere(entity)) await countWaitingWork(entity, after ?? before)
      if (searchableKinds.includes(entity)) await indexChange({ entity, before, after })
    } catch (error) {
      const { pk, sk } = after ?? before ?? {}
      log.error('search.not_indexed', { entity, pk, sk, error })
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] }
    }
  }
  return { batchItemFailures: [] }
}
