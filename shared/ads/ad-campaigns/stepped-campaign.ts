import { featuredDays } from '#shared/ads/ad-zones/zone-settings.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import type { AdCampaign, AdPrice, PauseReason } from './ad-campaign.ts'
import { campaignRefusal as refusal } from './campaign-refusal.ts'
import { campaignStateAt } from './campaign-state.ts'

/** An approved campaign keeps its price and its days for so long. */
const daysHeld = 14

const stepped = (campaign: AdCampaign, change: Partial<AdCampaign>, now: string): AdCampaign => {
  const after = { ...campaign, ...change }
  return {
    ...after,
    statusSince: after.status === campaign.status ? campaign.statusSince : now,
    updatedAt: now,
    version: campaign.version + 1,
  }
}

/** The rest of a campaign without an offer: its price is open again, and no day is held. */
const withoutOffer = ({ price: _, heldUntil: __, orderId: ___, ...rest }: AdCampaign): AdCampaign => rest

const refuse = (campaign: AdCampaign, now: string): never => {
  throw refusal.status(campaignStateAt(campaign, now))
}

/** A draft is sent in at a price. */
export function submittedCampaign(campaign: AdCampaign, price: AdPrice, now: string): AdCampaign {
  if (campaign.status !== 'draft') refuse(campaign, now)
  if (campaign.startsOn < siteDay(now)) throw refusal.startPast()
  const { reason: _, ...rest } = campaign
  return stepped(rest, { status: 'in_review', price }, now)
}

/** An administrator approves it, or sends it back with a reason. */
export function decidedCampaign(
  campaign: AdCampaign,
  { approves, reason }: { approves: boolean; reason: string },
  now: string,
): AdCampaign {
  if (campaign.status !== 'in_review') throw refusal.decided()
  if (!approves) return stepped(withoutOffer(campaign), { status: 'draft', reason }, now)
  return stepped(campaign, { status: 'approved', heldUntil: addTime(now, { days: daysHeld }) }, now)
}

/** Its advertiser takes it back, or its offer is over: a draft again, whose days others can have. */
export function withdrawnCampaign(campaign: AdCampaign, now: string): AdCampaign {
  if (campaign.status !== 'in_review' && campaign.status !== 'approved') refuse(campaign, now)
  return stepped(withoutOffer(campaign), { status: 'draft' }, now)
}

/** True of an approved campaign that can no longer be paid for. */
export const isOfferOver = ({ status, heldUntil = '' }: AdCampaign, now: string): boolean =>
  status === 'approved' && heldUntil <= now

/** Paid: it runs by itself from its first day. One that begins late keeps its last day. */
export function paidCampaign(
  campaign: AdCampaign,
  { orderId, paidCents }: { orderId: NonNullable<AdCampaign['orderId']>; paidCents: number },
  now: string,
): AdCampaign {
  const { heldUntil: _, ...rest } = campaign
  const today = siteDay(now)
  // A business is featured from when it is paid for.
  const days = campaign.model === 'featured' ? featuredFrom(today) : {}
  return stepped(rest, { ...days, status: 'scheduled', orderId, paidCents, paidAt: now }, now)
}

/** The days of a featured business that begins on a day. */
export const featuredFrom = (startsOn: string): Pick<AdCampaign, 'startsOn' | 'endsOn'> => ({
  startsOn,
  endsOn: addDays(startsOn, featuredDays - 1),
})

const isPaidAndOn = ({ status }: AdCampaign) => status === 'scheduled' || status === 'paused'

/** It stands still for a reason; it goes on once all of them are gone. */
export function pausedCampaign(campaign: AdCampaign, by: PauseReason, now: string): AdCampaign {
  const isOver = !isPaidAndOn(campaign) || campaignStateAt(campaign, now) === 'completed'
  if (isOver || campaign.model === 'featured') refuse(campaign, now)
  const pausedBy = [...new Set([...(campaign.pausedBy ?? []), by])]
  return stepped(campaign, { status: 'paused', pausedBy }, now)
}

export function resumedCampaign(campaign: AdCampaign, by: PauseReason, now: string): AdCampaign {
  if (campaign.status !== 'paused' || !campaign.pausedBy?.includes(by)) refuse(campaign, now)
  const { pausedBy = [], ...rest } = campaign
  const left = pausedBy.filter((one) => one !== by)
  return left.length > 0
    ? stepped(rest, { pausedBy: left }, now)
    : stepped(rest, { status: 'scheduled' }, now)
}

/** Ended before its time; the day on which that happened is its last one. */
export function cancelledCampaign(
  campaign: AdCampaign,
  now: string,
  { reason }: { reason?: string | undefined } = {},
): AdCampaign {
  if (!isPaidAndOn(campaign) || campaignStateAt(campaign, now) === 'completed') refuse(campaign, now)
  const { pausedBy: _, ...rest } = campaign
  return stepped(rest, { status: 'cancelled', endedOn: siteDay(now), ...(reason && { reason }) }, now)
}

/** All delivered, or its last day is over. */
export function completedCampaign(campaign: AdCampaign, endedOn: string, now: string): AdCampaign {
  if (!isPaidAndOn(campaign)) refuse(campaign, now)
  const { pausedBy: _, ...rest } = campaign
  return stepped(rest, { status: 'completed', endedOn }, now)
}
