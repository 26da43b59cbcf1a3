import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { addTo } from '#core/platform/db/add-to.ts'
import { documents } from '#core/platform/db/client.ts'
import { entity } from '#core/platform/db/entity.ts'
import { mostDetails } from '#shared/operations/insights/counted-event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const CountedDetails = z.object({
  name: z.string(),
  on: z.iso.date(),
  /** The details that have a counter of their own that day. */
  details: z.set(z.string()),
  version: z.int(),
})

/** Which details of an event are counted on a day. */
export const countedDetails = entity({
  name: 'counted-details',
  erasure: 'impersonal',
  schema: CountedDetails,
  key: ({ name, on }: { name: string; on: string }) => ({ pk: `COUNTED_DETAILS#${name}`, sk: on }),
  expiresAt: ({ on }) => addTime(`${on}T00:00:00.000Z`, { days: 3 }),
})

/**
 * Takes one of the day’s places for a detail; false when all are taken by others. By itself, because a transaction would
 * lose to others again and again while a flood of new details comes in.
 */
export async function claimDetail(name: string, on: string, detail: string): Promise<boolean> {
  const row = { name, on, details: new Set([detail]), version: 1 }
  const { Update } = addTo(countedDetails, row, 'details').item
  try {
    await documents().send(
      new UpdateCommand({
        ...Update,
        ConditionExpression:
          'attribute_not_exists(#details) OR size(#details) < :most OR contains(#details, :detail)',
        ExpressionAttributeValues: {
          ...Update.ExpressionAttributeValues,
          ':most': mostDetails,
          ':detail': detail,
        },
      }),
    )
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false
    throw error
  }
}
