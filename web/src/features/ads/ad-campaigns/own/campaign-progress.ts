import { bookedOf } from '#shared/ads/ad-campaigns/ad-price.ts'
import { campaignStateAt, isEnded, lastDayOf } from '#shared/ads/ad-campaigns/campaign-state.ts'
import type { OwnAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { daysLeftOf, daysUntil } from '#shared/ads/ad-delivery/ad-progress.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { counted } from './campaign-words.ts'
import { type Pace, paceOf } from './pace-of.ts'

export type CampaignProgress = {
  done: number
  booked: number
  /** `1,200 of 10,000 views`. */
  words: string
  /** How it goes on: days that are left, and the pace. */
  rest: string[]
}

/** How far a campaign has come, in its own unit; undefined before it is paid for. */
export function campaignProgress(own: OwnAdCampaign, now: string): CampaignProgress | undefined {
  const { campaign, progress } = own
  if (!campaign.paidAt) return undefined
  const booked = bookedOf(campaign)
  const rest = restOf(own, now)
  if (campaign.model === 'views') {
    const done = progress?.viewed ?? 0
    return { done, booked, words: `${done.toLocaleString('en-US')} of ${counted(booked, 'view')}`, rest }
  }
  const done = daysBegun(campaign, now)
  return { done, booked, words: `${done} of ${counted(booked, 'day')}`, rest }
}

/** Beside the views of a campaign: what was booked, and whether they come as planned. */
export function bookedWords(own: OwnAdCampaign, now: string): string {
  const { campaign } = own
  if (campaign.model !== 'views') return 'On your days as a sponsor'
  const pace = pacedAt(own, now)
  return [`Of ${bookedOf(campaign).toLocaleString('en-US')} booked`, pace].filter(Boolean).join(', ')
}

function pacedAt({ campaign, progress }: OwnAdCampaign, now: string): Pace | undefined {
  const isPaced = campaignStateAt(campaign, now) === 'running' && !campaign.makeGood
  return progress && isPaced ? paceOf(progress) : undefined
}

function restOf(own: OwnAdCampaign, now: string): string[] {
  const { campaign } = own
  const state = campaignStateAt(campaign, now)
  if (state !== 'running' && state !== 'paused') return []
  const left = daysLeftOf({ startsOn: campaign.startsOn, endsOn: lastDayOf(campaign) }, now)
  const pace = pacedAt(own, now)
  return [left === 1 ? 'last day' : counted(left, 'day left', 'days left'), ...(pace ? [pace] : [])]
}

/** The days of a sponsor or of a featured business that have begun. */
function daysBegun(campaign: OwnAdCampaign['campaign'], now: string): number {
  const { startsOn, endsOn, endedOn } = campaign
  const today = siteDay(now)
  const last = isEnded(campaign) && endedOn ? endedOn : today
  return daysUntil(startsOn, [last, endsOn].toSorted()[0] ?? endsOn)
}
