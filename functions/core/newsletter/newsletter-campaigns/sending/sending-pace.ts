import { log } from '#core/platform/log/log.ts'
import type { CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { Result } from './send-to-recipient.ts'
import { halveRate, type SendingRate } from './sending-rate.ts'
import { tokenBucket } from './token-bucket.ts'

/** Refusals of the same moment are one: mails that were on their way together halve a rate once. */
const momentMs = 2000
/** The mail service seems to be down, or the campaign is broken; what is left of it waits for the next run. */
const vainTries = 10

/** Results of a campaign in a row, with no mail that went out between them. */
type Streak = { inVain: number; failures: number }

export type SendingPace = {
  perSecond: () => number
  mayGoOn: (campaignId: CampaignId) => boolean
  /** Resolves when one mail may go. */
  turn: () => Promise<void>
  /** Learns from what became of it; a broken campaign says nothing about others. */
  note: (result: Result, campaignId: CampaignId) => Promise<void>
  /** The mails of a campaign in a row that can never be sent. */
  failuresOf: (campaignId: CampaignId) => number
}

/** How the mails of a run follow one another. */
export function sendingPace(rate: SendingRate, now: () => string): SendingPace {
  const bucket = tokenBucket(rate.perSecond)
  let { perSecond, mailsLeft } = rate
  let halvedAt = Number.NEGATIVE_INFINITY
  const streaks = new Map<CampaignId, Streak>()
  const streakOf = (campaignId: CampaignId) => streaks.get(campaignId) ?? { inVain: 0, failures: 0 }
  return {
    perSecond: () => perSecond,
    mayGoOn: (campaignId) => mailsLeft > 0 && streakOf(campaignId).inVain < vainTries,
    failuresOf: (campaignId) => streakOf(campaignId).failures,
    async turn() {
      mailsLeft -= 1
      await bucket.take()
    },
    async note(result, campaignId) {
      if (result !== 'sent') mailsLeft += 1
      streaks.set(campaignId, after(streakOf(campaignId), result))
      if (result !== 'throttled' || performance.now() - halvedAt < momentMs) return
      halvedAt = performance.now()
      perSecond = await halveRate(perSecond, now())
      bucket.slowTo(perSecond)
      log.warn('campaign.rate_halved', { perSecond })
    },
  }
}

/** Who gets no mail at all says nothing. */
function after({ inVain, failures }: Streak, result: Result): Streak {
  if (result === 'later') return { inVain: inVain + 1, failures }
  if (result === 'failed') return { inVain: 0, failures: failures + 1 }
  return result === 'skipped' || result === 'taken' ? { inVain, failures } : { inVain: 0, failures: 0 }
}
