import type { AudienceCount } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import {
  type CampaignCounts,
  type CampaignPauseReason,
  type CampaignStatus,
  type PlannedSending,
  type RecipientStatus,
  type SkipReason,
  waitingOf,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { wallTimeWords } from '#shared/platform/time/wall-time-words.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const statusWords: Record<CampaignStatus, readonly [label: string, tone: Tone]> = {
  draft: ['Draft', 'neutral'],
  in_review: ['In review', 'warning'],
  scheduled: ['Scheduled', 'info'],
  preparing: ['Preparing', 'info'],
  sending: ['Sending', 'info'],
  paused: ['Paused', 'warning'],
  sent: ['Sent', 'success'],
  cancelled: ['Canceled', 'neutral'],
  missed: ['Missed', 'danger'],
}

/** Why a campaign stands still, and what to do. */
export const pauseWords: Record<CampaignPauseReason, string> = {
  by_hand: 'Paused by an administrator.',
  bounces:
    'It stopped automatically: more than 5% of its emails bounced. Clean up the audience before you resume.',
  complaints:
    'It stopped automatically: too many readers reported it as spam. Resuming can harm every email of this site.',
  quota: 'It stopped automatically: the email service allows no more emails today. Resume tomorrow.',
  failed:
    'It stopped automatically: the email service did not accept its emails. Check the service, then resume.',
  sender:
    'It stopped automatically: its organization is not active on the site, or no one in it has the membership.',
  restored:
    'It was going out when the backup was made that the site was restored from. More people may have it than are counted here.',
}

export const skipWords: Record<SkipReason, string> = {
  unsubscribed: 'Unsubscribed',
  topic: 'Topic no longer wanted',
  suppressed: 'Suppressed address',
  gone: 'No longer there',
  cancelled: 'Campaign canceled',
}

export const recipientWords: Record<RecipientStatus, string> = {
  waiting: 'Pending',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Skipped',
}

export const figure = (count: number): string => count.toLocaleString('en-US')

export const peopleWords = (count: number): string => (count === 1 ? '1 person' : `${figure(count)} people`)

/** How many are still to get it. */
export const stillWaiting = (counts: CampaignCounts): string => {
  const left = waitingOf(counts)
  return `${peopleWords(left)} still ${left === 1 ? 'waits' : 'wait'} for it.`
}

const durationWords = (minutes: number): string => {
  if (minutes <= 1) return 'about a minute'
  if (minutes < 120) return `about ${minutes} minutes`
  return `about ${Math.round(minutes / 60)} hours`
}

/** `This goes to 8,412 people, at 10 a second: about 15 minutes.` */
export function countSentence({ count, isAtLeast, minutes, perSecond }: AudienceCount): string {
  if (count === 0 && !isAtLeast) return 'No one matches this audience.'
  const people = isAtLeast ? `at least ${peopleWords(count)}` : peopleWords(count)
  return `This goes to ${people}, at ${figure(perSecond)} a second: ${durationWords(minutes)}.`
}

/** A moment on the clock of its place, or of this reader if it was not planned on a clock. */
export const plannedWords = ({ local, zone, at }: PlannedSending): string =>
  local ? wallTimeWords({ local, zone }) : localTime(at)

/** What a list says of how far a campaign got. */
export function progressWords({ prepared, sent, failed, skipped }: CampaignCounts): string {
  if (prepared === 0) return ''
  const parts = [`${figure(sent)} of ${figure(prepared)} sent`]
  if (skipped > 0) parts.push(`${figure(skipped)} skipped`)
  if (failed > 0) parts.push(`${figure(failed)} failed`)
  return parts.join(' · ')
}
