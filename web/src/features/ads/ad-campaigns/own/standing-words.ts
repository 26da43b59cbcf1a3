import type { AdCampaign, PauseReason } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { isOfferOver } from '#shared/ads/ad-campaigns/stepped-campaign.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { BannerProps } from '#web/ui/banner.tsx'
import { counted } from './campaign-words.ts'

export type Standing = {
  tone: NonNullable<BannerProps['tone']>
  says: string
  next: string
  isToDiscuss?: true
}

/** The reason that counts is the last one here that applies. */
const pauses: Record<PauseReason, Standing> = {
  advertiser: {
    tone: 'warning',
    says: 'You paused this campaign.',
    next: 'Its days keep counting. Resume it while there is time for what you booked.',
  },
  administrator: {
    tone: 'warning',
    says: 'We paused this campaign.',
    next: 'Our message to you says why.',
    isToDiscuss: true,
  },
  suspended: {
    tone: 'danger',
    says: 'This campaign is paused while your account is suspended.',
    next: 'It resumes with your account.',
    isToDiscuss: true,
  },
  dispute: {
    tone: 'danger',
    says: 'This campaign is paused: its payment is disputed.',
    next: 'It resumes once the dispute is won.',
    isToDiscuss: true,
  },
}
const weightiest: readonly PauseReason[] = ['dispute', 'suspended', 'administrator', 'advertiser']

/** How a campaign stands and what its advertiser can do about it. One that runs as booked says nothing. */
export function standingWords(campaign: AdCampaign, now: string): Standing | undefined {
  const { model, reason, statusSince, pausedBy = [], makeGood } = campaign
  const state = campaignStateAt(campaign, now)
  if (state === 'draft' && model === 'featured')
    return {
      tone: 'info',
      says: 'This offer has ended.',
      next: 'You can book it again, and delete this one.',
    }
  if (state === 'draft')
    return reason
      ? {
          tone: 'warning',
          says: `Not approved yet: ${reason}`,
          next: 'Change it, then submit it again.',
        }
      : { tone: 'info', says: 'Only you see this draft.', next: 'Finish it, then submit it for review.' }
  if (state === 'in_review')
    return {
      tone: 'info',
      says: `In review since ${localTime(statusSince)}.`,
      next: 'We review it within one working day. Its days and its price are held for you.',
    }
  if (state === 'approved') return offerWords(campaign, now)
  if (state === 'paused') {
    const by = weightiest.find((one) => pausedBy.includes(one))
    return by && pauses[by]
  }
  if (state === 'running' && makeGood)
    return {
      tone: 'info',
      says: `It runs on until ${utcDay(makeGood.until)}.`,
      next: `${counted(makeGood.views, 'view')} were left on its last day. We refund what is left then.`,
    }
  if (state === 'completed' || state === 'cancelled') return endWords(campaign)
  return undefined
}

function offerWords(campaign: AdCampaign, now: string): Standing {
  const { model, heldUntil = now } = campaign
  if (isOfferOver(campaign, now))
    return {
      tone: 'warning',
      says: 'This offer has expired.',
      next: 'In a moment it is a draft again.',
    }
  const days =
    model === 'featured' ? 'It starts the day you pay.' : 'Its days and its price are held until then.'
  return { tone: 'warning', says: `Pay by ${localTime(heldUntil)}.`, next: days }
}

function endWords(campaign: AdCampaign): Standing {
  const { status, reason, endedOn, endsOn, settledAt, refundCents = 0, refundedAt } = campaign
  const on = utcDay(endedOn ?? endsOn)
  const says =
    status === 'cancelled' ? `Canceled on ${on}${reason ? `: ${reason}` : '.'}` : `It ran until ${on}.`
  if (!settledAt)
    return { tone: 'info', says, next: 'We count its last views. Within an hour we know what comes back.' }
  if (refundCents === 0) return { tone: 'info', says, next: 'Nothing was left to refund.' }
  return {
    tone: 'info',
    says,
    next: refundedAt
      ? `${dollars(refundCents)} came back for what was not delivered.`
      : `${dollars(refundCents)} is on its way back for what was not delivered.`,
  }
}
