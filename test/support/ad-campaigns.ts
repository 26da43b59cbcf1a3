import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { creatives, creativesOf } from '#core/ads/ad-campaigns/creatives.ts'
import { keepRun } from '#core/ads/ad-delivery/ad-runs.ts'
import { deliveries, newDelivery } from '#core/ads/ad-delivery/deliveries.ts'
import { giveBackRoom } from '#core/ads/ad-zones/sold-days.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { holdsDays } from '#shared/ads/ad-campaigns/campaign-state.ts'
import type { AdCampaignId, AdCreativeId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { type AdZone, sizesOf } from '#shared/ads/ad-zones/ad-zone.ts'
import { newId } from '#shared/ids.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

const absent = { absent: true } as const

type Named = Pick<AdCampaign, 'id' | 'advertiserId' | 'zone'>

/** A complete approved ad of a campaign, unless it is said otherwise, for rules that look at nothing stored. */
export function aCreative(campaign: Named, more: Partial<AdCreative> = {}): AdCreative {
  const { id: campaignId, advertiserId } = campaign
  const zone = campaign.zone as AdZone
  const at = more.createdAt ?? '2026-06-01T00:00:00.000Z'
  const id = newId('crv', at) as AdCreativeId
  return {
    id,
    campaignId,
    advertiserId,
    zone,
    alt: 'A subwoofer on a workbench',
    headline: 'Twelve inches of bass',
    text: 'Made by hand, and shipped the next day.',
    targetUrl: 'https://shop.example/bass',
    pictures: sizesOf(zone).map(({ size, width, height }) => ({
      size,
      width,
      height,
      src: `/media/ad-creatives/${id}-${size}.webp`,
    })),
    status: 'approved',
    statusSince: at,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...more,
  }
}

/** A complete campaign of 10,000 views over ten days from tomorrow on, for rules that look at nothing stored. */
export function aCampaign(advertiserId: string, now: string, more: Partial<AdCampaign> = {}): AdCampaign {
  const startsOn = more.startsOn ?? addDays(siteDay(now), 1)
  const { status = 'approved', model = 'views' } = more
  const isPaid = !['draft', 'in_review', 'approved'].includes(status)
  return {
    id: newId('adc', now) as AdCampaignId,
    advertiserId: advertiserId as AdCampaign['advertiserId'],
    name: 'Spring bass',
    zone: 'side_box',
    model,
    ...(model === 'views' && { views: 10_000 }),
    startsOn,
    endsOn: addDays(startsOn, 9),
    states: [],
    refundsAtEnd: true,
    status,
    statusSince: now,
    ...(status !== 'draft' && { price: { cents: 10_000, unitCents: 1000, takenAt: now } }),
    ...(status === 'approved' && { heldUntil: addTime(now, { days: 14 }) }),
    ...(isPaid && { paidCents: 10_000, paidAt: now }),
    createdAt: now,
    updatedAt: now,
    version: 1,
    ...more,
  }
}

/** The days that it holds, past every rule, since files share the days of a zone. */
const roomOf = (campaign: AdCampaign): Write[] =>
  holdsDays(campaign) ? giveBackRoom(campaign, campaign.startsOn).map(taken) : []

function taken(write: Write): Write {
  const { Update } = write.item
  if (!Update) return write
  const { ':views': views, ':sponsors': sponsors, ...values } = Update.ExpressionAttributeValues ?? {}
  const turned = { ...values, ':views': -Number(views), ':sponsors': -Number(sponsors) }
  return { ...write, item: { Update: { ...Update, ExpressionAttributeValues: turned } } }
}

type Planted = {
  /** When it is put there; its days count from then on. */
  now?: string
  /** Its ads: one approved one where nothing is said. */
  ads?: Partial<AdCreative>[]
}

/**
 * Stores a campaign directly with an approved ad, the days that it holds, and, of a paid one, its delivery and its line
 * in the zone: an approved campaign, unless it is said otherwise.
 */
export async function putCampaign(
  advertiserId: string,
  more: Partial<AdCampaign> = {},
  { now = new Date().toISOString(), ads = [{}] }: Planted = {},
): Promise<AdCampaign> {
  const campaign = aCampaign(advertiserId, now, more)
  const isPlaced = campaign.zone !== 'featured_listing'
  const own = isPlaced ? ads.map((one) => aCreative(campaign, { createdAt: now, ...one })) : []
  const { id, views, paidAt, status } = campaign
  const delivery = newDelivery(id, campaign.model === 'views' ? views : undefined)
  await commit(
    campaigns.put(campaign, absent),
    ...own.map((one) => creatives.put(one, absent)),
    ...roomOf(campaign),
    ...(isPlaced && paidAt
      ? [
          deliveries.put({ ...delivery, isRunning: status === 'scheduled' }, absent),
          ...keepRun(campaign, own),
        ]
      : []),
  )
  return campaign
}

/** The ads of a campaign as they are stored, the oldest first. */
export const adsOf = creativesOf
