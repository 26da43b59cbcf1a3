import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { recount } from '#core/platform/projections/recount.ts'
import type { AudienceFigures } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import {
  type ConsentStep,
  type Subscriber,
  SubscriberStatus,
} from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { subscribers } from './subscribers.ts'

export const audienceCounts = 'NEWSLETTER_COUNTS'

/** What is counted: `status#confirmed`, `topic#events`, and each day’s comings and goings: `day#2026-05-01#left`. */
export const audienceCounters = entity({
  name: 'newsletter-count',
  erasure: 'impersonal',
  schema: z.object({ figure: z.string(), count: z.int(), version: z.int() }),
  key: ({ figure }: { figure: string }) => ({ pk: audienceCounts, sk: figure }),
})

/** How a subscriber has been counted, so that a change delivered twice counts once. */
export const countedSubscribers = entity({
  name: 'counted-subscriber',
  erasure: 'by the stream',
  schema: z.object({ subscriberId: z.string(), figures: z.array(z.string()), version: z.int() }),
  key: ({ subscriberId }: { subscriberId: string }) => ({ pk: `SUBSCRIBER#${subscriberId}`, sk: 'COUNTED' }),
})

const comes = new Set<ConsentStep>(['confirmed', 'imported', 'resubscribed', 'revived'])
const goes = new Set<ConsentStep>(['unsubscribed', 'bounced', 'complained'])

const statusFigure = (status: SubscriberStatus) => `status#${status}`
const topicFigure = (key: string) => `topic#${key}`
const dayFigure = (day: string, what: string) => `day#${day}#${what}`

/** The figures to which a subscriber adds; days are those of New York. Someone who is deleted leaves all of them. */
export function figuresOfSubscriber({ status, topics, consents, createdAt }: Subscriber): string[] {
  const days: string[] = []
  let isIn = false
  for (const { at, what } of consents) {
    if (isIn ? !goes.has(what) : !comes.has(what)) continue
    isIn = !isIn
    // What was agreed elsewhere counts from the day on which it came here.
    days.push(dayFigure(siteDay(what === 'imported' ? createdAt : at), isIn ? 'confirmed' : 'left'))
  }
  return [statusFigure(status), ...topics.map(topicFigure), ...days]
}

const figures = {
  marks: countedSubscribers,
  counters: audienceCounters,
  adds: ({ figures: all }: { figures: readonly string[] }) =>
    all.map((figure) => ({ figure, count: 1, version: 1 })),
}

/** Counts the audience of the newsletter. */
export const countSubscribers: Counting = {
  of: subscribers.name,
  recount: async ({ before, after, current }) => {
    const item = await current()
    const subscriberId = String((after ?? before)?.id)
    await recount(figures, { subscriberId }, async (counted) => {
      if (!item) return { mark: undefined }
      const subscriber = subscribers.read(item)
      const { version } = subscriber
      if (counted && counted.version >= version) return undefined
      return { mark: { subscriberId, figures: figuresOfSubscriber(subscriber), version } }
    })
  },
}

const daysOfGrowth = 90

const mostDays = 180

/** Two figures a day. */
const countsBetween = async (from: string, to: string) =>
  (await audienceCounters.list({ pk: audienceCounts, between: [from, to], limit: 2 * mostDays })).items

/** The comings and goings of so many days, at most half a year, the oldest first and today last. */
export async function audienceDays(count: number, now: string): Promise<AudienceFigures['days']> {
  const today = siteDay(now)
  const first = addDays(today, 1 - count)
  const counted = await countsBetween(dayFigure(first, ''), dayFigure(today, '~'))
  const counts = new Map(counted.map(({ figure, count: ofDay }) => [figure, ofDay]))
  return Array.from({ length: count }, (_, at) => {
    const day = addDays(first, at)
    const countOf = (what: string) => counts.get(dayFigure(day, what)) ?? 0
    return { day, confirmed: countOf('confirmed'), left: countOf('left') }
  })
}

/** How many chose each topic, whatever their status. */
export async function countsByTopic(): Promise<Record<string, number>> {
  const counts = await countsBetween(topicFigure(''), topicFigure('~'))
  return Object.fromEntries(counts.map(({ figure, count }) => [figure.slice(topicFigure('').length), count]))
}

/** The audience as the table stream has counted it, a few seconds late. */
export async function audienceFigures(now: string): Promise<AudienceFigures> {
  const [statuses, days, byTopic] = await Promise.all([
    countsBetween('status#', 'status#~'),
    audienceDays(daysOfGrowth, now),
    countsByTopic(),
  ])
  const counts = new Map(statuses.map(({ figure, count }) => [figure, count]))
  const countOf = (figure: string) => counts.get(figure) ?? 0
  return {
    byStatus: Object.fromEntries(
      SubscriberStatus.options.map((status) => [status, countOf(statusFigure(status))]),
    ) as AudienceFigures['byStatus'],
    byTopic,
    days,
  }
}
