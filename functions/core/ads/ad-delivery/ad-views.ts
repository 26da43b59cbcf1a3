import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { networkCounts } from './written-kinds.ts'

/** A view that counted, by the token of its ad: it counts once, and so does a click on it. It names no one. */
export const adViews = entity({
  name: 'ad-view',
  erasure: { days: 2 },
  schema: z.object({
    nonce: z.string(),
    viewedAt: z.iso.datetime(),
    clickedAt: z.optional(z.iso.datetime()),
    version: z.int(),
  }),
  key: ({ nonce }: { nonce: string }) => ({ pk: `AD_VIEW#${nonce}`, sk: 'AD_VIEW' }),
  expiresAt: ({ viewedAt }) => addTime(viewedAt, { days: 2 }),
})

const mostOf = { views: 30, clicks: 3 }

type FromNetwork = { campaignId: string; network: string; what: keyof typeof mostOf }

/** One more from a network, refused where an hour has had enough of them. */
export function countNetwork(
  { campaignId, network, what }: FromNetwork,
  now: string,
  refused: () => Error,
): Write {
  const hour = now.slice(0, 13)
  return {
    item: {
      Update: {
        TableName: env('TABLE_NAME'),
        Key: { pk: `AD_NETWORK#${campaignId}#${hour}#${network}`, sk: what.toUpperCase() },
        UpdateExpression: 'SET #ttl = :ttl, #entity = :entity ADD #count :one',
        ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
        ExpressionAttributeNames: { '#ttl': 'ttl', '#entity': 'entity', '#count': 'count' },
        ExpressionAttributeValues: {
          ':ttl': Math.floor(Date.parse(addTime(`${hour}:00:00.000Z`, { days: 1 })) / 1000),
          ':entity': networkCounts.name,
          ':one': 1,
          ':most': mostOf[what],
        },
      },
    },
    refused,
  }
}
