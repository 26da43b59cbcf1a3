import type { ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { CampaignPauseReason } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import {
  peopleWords,
  plannedWords,
  stillWaiting,
} from '#web/features/newsletter/newsletter-campaigns/components/campaign-words.ts'
import type { BannerProps } from '#web/ui/banner.tsx'

type Words = { tone: NonNullable<BannerProps['tone']>; words: string }

/** Where news stands, for those who wrote it. */
export function newsStandingWords({ campaign, counts }: ShownCampaign): Words {
  const { status, planned, counted = 0, endedAt, pausedFor } = campaign
  const when = planned ? plannedWords(planned) : ''
  if (status === 'in_review')
    return {
      tone: 'info',
      words: `An administrator reads it before it goes out to ${peopleWords(counted)}. You get an email with the decision.`,
    }
  if (status === 'scheduled')
    return planned?.local
      ? {
          tone: 'info',
          words: `Goes out ${when}, to ${peopleWords(counted)}. To change it, return it to draft.`,
        }
      : { tone: 'info', words: `Begins within a minute, to ${peopleWords(counted)}.` }
  if (status === 'preparing') return { tone: 'info', words: 'Collecting the recipients.' }
  if (status === 'sending') return { tone: 'info', words: `Going out. ${stillWaiting(counts)}` }
  if (status === 'paused')
    return {
      tone: 'warning',
      words: `${pausedWords(pausedFor)} ${stillWaiting(counts)}`,
    }
  if (status === 'missed')
    return {
      tone: 'danger',
      words: `Its time, ${when}, passed before it could go out. Nothing was sent. Return it to draft and choose another time.`,
    }
  if (status === 'cancelled')
    return { tone: 'warning', words: `Stopped${endedAt ? ` ${localTime(endedAt)}` : ''}.` }
  return { tone: 'success', words: `Sent${endedAt ? ` ${localTime(endedAt)}` : ''}.` }
}

function pausedWords(pausedFor: CampaignPauseReason | undefined): string {
  if (pausedFor === 'complaints' || pausedFor === 'bounces')
    return 'Paused: too many of these emails bounced or were reported as spam. An administrator looks at it.'
  if (pausedFor === 'sender')
    return 'Paused: your organization was not active on the site, or no one in it had the membership. Ask our support.'
  if (pausedFor === 'failed') return 'Paused: it could not be sent. An administrator looks at it.'
  return 'Paused by an administrator.'
}
