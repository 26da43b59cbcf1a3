import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'

/** The partition of deliveries in the first index that are not reckoned up yet. */
export const liveDeliveriesPartition = 'AD_DELIVERIES'

export const Delivery = z.object({
  campaignId: AdCampaignId,
  /** For a sponsor, whom no number limits, 0. */
  booked: z.int(),
  /** Views that may still be served. Absent for a sponsor. */
  remaining: z.optional(z.int()),
  viewed: z.int(),
  refunded: z.int(),
  /** False while it stands still, and once it has ended: nothing is served then, whatever a list says. */
  isRunning: z.boolean(),
  /** The day of the East Coast that is being served, what was left when it began, and what it has served less what came back. */
  day: z.string(),
  dayStart: z.int(),
  dayNet: z.int(),
  /** What was served in each open window by each ad: `<start of the window>#<id of the ad>`. */
  open: z.record(z.string(), z.int()),
  /** It has been reckoned up: what was left is refunded. */
  settledAt: z.optional(z.string()),
  version: z.int(),
})
export type Delivery = z.infer<typeof Delivery>

/**
 * What of a campaign is delivered: one item by intent, since its limit is exact. Serving is one conditional update of it,
 * so it is written whole only before its campaign begins. Always: booked = remaining + open + viewed + refunded.
 */
export const deliveries = entity({
  name: 'ad-delivery',
  erasure: 'by its noun',
  schema: Delivery,
  key: ({ campaignId }: { campaignId: string }) => ({ pk: `AD_CAMPAIGN#${campaignId}`, sk: 'DELIVERY' }),
  gsi1: ({ campaignId, settledAt }) =>
    settledAt ? undefined : { pk: liveDeliveriesPartition, sk: campaignId },
})

/** The delivery of a campaign that was just paid for. */
export const newDelivery = (campaignId: AdCampaignId, views: number | undefined): Delivery => ({
  campaignId,
  booked: views ?? 0,
  ...(views !== undefined && { remaining: views }),
  viewed: 0,
  refunded: 0,
  isRunning: true,
  day: '',
  dayStart: views ?? 0,
  dayNet: 0,
  open: {},
  version: 1,
})

/** Lets it run, or stand still, in the same commit as its campaign. */
export const setRunning = (campaignId: string, isRunning: boolean): Write => ({
  item: {
    Update: {
      TableName: env('TABLE_NAME'),
      Key: deliveries.key({ campaignId }),
      UpdateExpression: 'SET isRunning = :running',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':running': isRunning },
    },
  },
})

export const openOf = ({ open }: Pick<Delivery, 'open'>): number =>
  Object.values(open).reduce((sum, count) => sum + count, 0)

/** Reckons a delivery up: what may still be served is refunded instead. Refused while a window is open, or the second time. */
export const settleDelivery = ({ campaignId, remaining = 0 }: Delivery, now: string): Write => ({
  item: {
    Update: {
      TableName: env('TABLE_NAME'),
      Key: deliveries.key({ campaignId }),
      UpdateExpression:
        'SET isRunning = :no, remaining = :none, refunded = refunded + :rest, settledAt = :now REMOVE gsi1pk, gsi1sk',
      ConditionExpression:
        'size(#open) = :none AND attribute_not_exists(settledAt) AND (remaining = :rest OR attribute_not_exists(remaining))',
      ExpressionAttributeNames: { '#open': 'open' },
      ExpressionAttributeValues: { ':no': false, ':none': 0, ':rest': remaining, ':now': now },
    },
  },
})

/** A campaign that is made good has what is left, and no more: nothing is added to what was booked. */
export const isServedOut = (delivery: Delivery): boolean => delivery.remaining === 0 && openOf(delivery) === 0
