import { eventPools } from '#core/events/event-places/event-pools.ts'
import { eventsById } from '#core/events/events/events-by-id.ts'
import {
  eventsAtRows,
  organizationEvents,
  organizationList,
} from '#core/events/events/organization-events.ts'
import type { NewsAudience } from '#shared/newsletter/organization-news/contract.ts'
import { nextNewsAt } from '#shared/newsletter/organization-news/news-limit.ts'
import { followerCount } from './follower-counts.ts'
import { isFirstNews } from './is-first-news.ts'
import { sendingTimes } from './news-sendings.ts'

/** Of older ones, people have forgotten that they were there. */
const mostEvents = 50

/** Whom an organization can write to, and when. */
export async function newsAudience(organizationId: string, now: string): Promise<NewsAudience> {
  const [followers, events, isFirst, times] = await Promise.all([
    followerCount(organizationId),
    enteredEvents(organizationId),
    isFirstNews(organizationId),
    sendingTimes(organizationId, now),
  ])
  const nextAt = nextNewsAt(times, now)
  return { followers, events, isFirst, ...(nextAt > now && { nextAt }) }
}

async function enteredEvents(organizationId: string): Promise<NewsAudience['events']> {
  const { items: rows } = await organizationEvents.list({
    pk: organizationList(organizationId, 'all'),
    newestFirst: true,
    limit: mostEvents,
  })
  const ids = rows.map(({ eventId }) => eventId)
  const [eventOf, poolOf] = await Promise.all([eventsById(ids), eventPools(ids)])
  return eventsAtRows(rows, eventOf).flatMap(({ id, title, startsAt }) => {
    const entrants = poolOf.get(id)?.taken ?? 0
    return startsAt && entrants > 0 ? [{ id, title, startsAt, entrants }] : []
  })
}
