import { newCampaign } from '#core/newsletter/newsletter-campaigns/new-campaign.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoEmail, demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import {
  type Campaign,
  type CampaignContent,
  type CampaignCounts,
  type CampaignId,
  noCounts,
  platformSender,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { plannedInstant } from '#shared/platform/time/planned-instant.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { draftContents, pausedContent, scheduledContent, sentContents } from './demo-content.ts'
import { demoAudience } from './demo-subscribers.ts'

const authorId = demoUserId(demoEmail('admin')) as Campaign['authorId']
const zone = 'America/New_York'
const tuesday = 2

const counts = (prepared: number, rest: Partial<CampaignCounts>): CampaignCounts => ({
  ...noCounts,
  prepared,
  ...rest,
})

/** How those did that were sent, oldest first. */
const figures: readonly { daysAgo: number; counts: CampaignCounts }[] = [
  {
    daysAgo: 78,
    counts: counts(512, { sent: 498, skipped: 12, failed: 2, bounced: 19, complained: 6, unsubscribed: 14 }),
  },
  {
    daysAgo: 54,
    counts: counts(655, { sent: 641, skipped: 13, failed: 1, bounced: 14, complained: 5, unsubscribed: 11 }),
  },
  {
    daysAgo: 33,
    counts: counts(803, { sent: 790, skipped: 13, bounced: 12, complained: 4, unsubscribed: 17 }),
  },
  {
    daysAgo: 12,
    counts: counts(941, { sent: 929, skipped: 11, failed: 1, bounced: 8, complained: 3, unsubscribed: 9 }),
  },
]

export const pausedFor = { people: 900, sent: 312 } as const

function begun(content: CampaignContent, name: string, at: string): Campaign {
  const id = deriveId('cmp', at, name) as CampaignId
  return { ...newCampaign({ senderId: platformSender, authorId, name, ...content }, at), id }
}

function plannedOn(day: string): NonNullable<Campaign['planned']> {
  const local = `${day}T10:00`
  return { local, zone, at: plannedInstant({ local, zone, which: 'first' }, 'planned') }
}

function nextTuesday(now: string): string {
  let day = addDays(siteDay(now), 1)
  while (new Date(day).getUTCDay() !== tuesday) day = addDays(day, 1)
  return day
}

/** Campaigns that were sent, with their figures. */
export const sentCampaigns = (now: string): Campaign[] =>
  sentContents.flatMap((content, at) => {
    const done = figures[at]
    if (!done) return []
    const planned = plannedOn(siteDay(addTime(now, { days: -done.daysAgo })))
    const endedAt = addTime(planned.at, { minutes: 2 + Math.ceil(done.counts.prepared / 600) })
    return {
      ...begun(content, content.subject, addTime(planned.at, { days: -3 })),
      status: 'sent',
      planned,
      testedAt: addTime(planned.at, { days: -2 }),
      counted: done.counts.prepared,
      startedAt: planned.at,
      preparedAt: addTime(planned.at, { minutes: 1 }),
      endedAt,
      finalCounts: done.counts,
      updatedAt: endedAt,
    }
  })

/** The one that someone paused on its way. */
export function pausedCampaign(now: string): Campaign {
  const startedAt = addTime(now, { hours: -2 })
  return {
    ...begun(pausedContent, 'Show of the year', addTime(now, { days: -2 })),
    status: 'paused',
    pausedFor: 'by_hand',
    planned: { local: '', zone, at: startedAt },
    testedAt: addTime(now, { days: -1 }),
    counted: pausedFor.people,
    startedAt,
    preparedAt: addTime(startedAt, { minutes: 1 }),
    updatedAt: addTime(startedAt, { minutes: 2 }),
  }
}

/** One that goes out next Tuesday, and two that are still written. */
export const comingCampaigns = (now: string): Campaign[] => [
  {
    ...begun(scheduledContent, 'December shows', addTime(now, { days: -1 })),
    status: 'scheduled',
    planned: plannedOn(nextTuesday(now)),
    testedAt: addTime(now, { hours: -20 }),
    counted: demoAudience.confirmed,
  },
  ...draftContents.map((content, at) =>
    begun(
      content,
      ['Judges of the season', 'January issue'][at] ?? 'Draft',
      addTime(now, { hours: -30 - at }),
    ),
  ),
]
