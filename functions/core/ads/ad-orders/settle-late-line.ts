import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { creativesOf } from '#core/ads/ad-campaigns/creatives.ts'
import { roomOf } from '#core/ads/ad-zones/room-of.ts'
import { takeRoom } from '#core/ads/ad-zones/sold-days.ts'
import { settingsOf } from '#core/ads/ad-zones/zone-settings.ts'
import { refundOnce } from '#core/billing/one-time-payments/refund-once.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { adPrice } from '#shared/ads/ad-campaigns/ad-price.ts'
import { type AdOrder, type AdOrderLine, sharesOf } from '#shared/ads/ad-orders/ad-order.ts'
import { soldWords } from '#shared/ads/ad-orders/order-line.ts'
import { daysFrom } from '#shared/ads/ad-zones/zone-room.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { beginsPaid, featureListings } from './begins-paid.ts'
import { findOrder } from './find-order.ts'
import { orders } from './orders.ts'

type Late = { orderId: string; campaignId: string }

/**
 * A campaign that was paid for when its offer was over runs if its days still have room, and nothing about it has
 * changed; otherwise its share goes back, once.
 */
export async function settleLateLine(late: Late, now: string): Promise<void> {
  const settled = await untilUnchanged(() => decide(late, now), { crowd: true })
  if (settled !== 'refunded') return
  const order = await findOrder(late.orderId)
  await refundOnce(
    {
      userId: order.userId,
      paymentId: order.paymentId ?? '',
      amountCents: shareOf(order, late.campaignId),
      reason: 'The campaign could no longer run',
      requestId: `ad-order-${order.id}-${late.campaignId}`,
    },
    now,
  )
}

function shareOf({ lines, paidCents = 0 }: AdOrder, campaignId: string): number {
  const at = lines.findIndex((line) => line.campaignId === campaignId)
  return sharesOf(lines, paidCents)[at] ?? 0
}

async function decide({ orderId, campaignId }: Late, now: string): Promise<'runs' | 'refunded'> {
  const [order, campaign] = await Promise.all([
    findOrder(orderId),
    campaigns.get({ id: campaignId }, { consistent: true }),
  ])
  const line = order.lines.find((one) => one.campaignId === campaignId)
  if (line?.refundedAt) return 'refunded'
  if (campaign?.paidAt && campaign.orderId === order.id) return 'runs'
  const taken = campaign && line && (await takenAgain(campaign, order, line, now))
  if (taken) {
    await commit(...taken)
    return 'runs'
  }
  const { version } = order
  const lines = order.lines.map((one) => (one.campaignId === campaignId ? { ...one, refundedAt: now } : one))
  await commit(orders.put({ ...order, lines, updatedAt: now, version: version + 1 }, { version }))
  return 'refunded'
}

/** Undefined where it is not what was sold, its last day is over, or it has no ad to show. */
async function takenAgain(
  campaign: AdCampaign,
  { id: orderId, ...order }: AdOrder,
  line: AdOrderLine,
  now: string,
): Promise<Write[] | undefined> {
  const { id, status, zone, model, views, startsOn, endsOn } = campaign
  if (status !== 'draft' || endsOn < siteDay(now) || soldWords(campaign) !== line.description)
    return undefined
  const paid = { orderId, paidCents: shareOf({ id: orderId, ...order }, id) }
  if (zone === 'featured_listing' || model === 'featured')
    return [
      ...beginsPaid({ ...campaign, price: priceOf(line, line.cents, now) }, paid, [], now),
      ...(await featureListings([campaign], now)),
    ]
  const [ads, settings] = await Promise.all([creativesOf(id), settingsOf(zone)])
  if (!ads.some((ad) => ad.status === 'approved')) return undefined
  const days = daysFrom(startsOn, endsOn)
  const room = await roomOf(zone, days, settings)
  // Someone else has the days by now.
  if (model === 'sponsor' ? !room.sponsor : (views ?? 0) > room.views) return undefined
  const { unitCents } = adPrice({ model, views, startsOn, endsOn }, settings)
  return [
    ...beginsPaid({ ...campaign, price: priceOf(line, unitCents, now) }, paid, ads, now),
    ...takeRoom({ zone, model, views, days }, settings),
  ]
}

const priceOf = ({ cents }: AdOrderLine, unitCents: number, takenAt: string) => ({
  cents,
  unitCents,
  takenAt,
})
