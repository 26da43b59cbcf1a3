import { decodeCursor, encodeCursor } from '#core/db/cursor.ts'
import { eventPools } from '#core/event-places/event-pools.ts'
import type { listEvents as contract, EventCard } from '#shared/events/contract.ts'
import type { WholeEvent } from '#shared/events/event.ts'
import { matchesFilter } from '#shared/events/matches-filter.ts'
import type { QueryOf, ResponseOf } from '#shared/http/route.ts'
import { addTime } from '#shared/time/add-time.ts'
import { eventCard } from './event-card.ts'
import { eventMonths } from './event-months.ts'
import { events, placeInTime, publicMonth, publicState } from './events.ts'

type Query = QueryOf<typeof contract>
/** What is asked of the lists, without where a page begins. */
type Asked = Omit<Query, 'cursor'>

/** How many queries look for the events of one page; then it is short, and the next one goes on. */
const mostReads = 10
const readAtOnce = 50
/** An event lasts 14 days at most, and its venue may be a day ahead of UTC, or behind. */
const longestDays = 15
const mostMonths = 1000

/** A partition in the order of time, and behind which event to begin there. */
type Position = { at: string; after: string | undefined }

/** Public events in the order of time, month by month. */
export async function listEvents({
  query,
  now,
}: {
  query: Query
  now: string
}): Promise<ResponseOf<typeof contract>> {
  const start = positionOf(query.cursor)
  const partitions = await partitionsOf(query, now)
  const { found, next } = await collect(partitions, start, query, now)
  const poolOf = await eventPools(found.map(({ id }) => id))
  const items: EventCard[] = found.map((event) => eventCard(event, poolOf.get(event.id), now))
  return {
    items,
    ...(next && { nextCursor: encodeCursor('EVENTS', { at: next.at, after: next.after ?? '' }) }),
  }
}

/** The next public events of all, or of a state. */
export async function upcomingEvents(
  { state, most }: { state?: string | undefined; most: number },
  now: string,
): Promise<WholeEvent[]> {
  const query: Asked = { when: 'upcoming', state, limit: most }
  const partitions = await partitionsOf(query, now)
  const all: WholeEvent[] = []
  let next: Position | undefined
  do {
    const page = await collect(partitions, next, query, now)
    all.push(...page.found)
    next = page.next
  } while (next && all.length < most)
  return all.slice(0, most)
}

function positionOf(cursor: string | undefined): Position | undefined {
  if (!cursor) return undefined
  const { at = '', after } = decodeCursor('EVENTS', cursor, ['at', 'after'])
  return { at, after: after || undefined }
}

/** Where to look, in the order of the list: one month, one state, or every month that has had events. */
async function partitionsOf({ when, month, state }: Asked, now: string): Promise<string[]> {
  if (month) return [publicMonth(month)]
  if (state) return [publicState(state)]
  const isPast = when === 'past'
  const { items } = await eventMonths.list({
    pk: 'EVTMONTHS',
    limit: mostMonths,
    newestFirst: isPast,
    between: isPast ? ['0', monthAt(now, 1)] : [monthAt(now, -longestDays), '9'],
  })
  return items.map(({ month }) => publicMonth(month))
}

const monthAt = (now: string, days: number) => addTime(now, { days }).slice(0, 7)

async function collect(
  partitions: readonly string[],
  start: Position | undefined,
  query: Asked,
  now: string,
): Promise<{ found: WholeEvent[]; next?: Position }> {
  const isPast = query.when === 'past'
  const { kind, open, free, q, state, month } = query
  const isNarrowed = Boolean(kind || open || free || q || (state && month))
  const first = isPast ? now : addTime(now, { days: -longestDays })
  const found: WholeEvent[] = []
  let index = start ? partitions.findIndex((pk) => !isBefore(pk, start.at, isPast)) : 0
  let after = start && partitions[index] === start.at ? start.after : first
  for (let reads = 0; index >= 0 && index < partitions.length; reads++) {
    const pk = partitions[index] as string
    if (reads === mostReads) return { found, next: { at: pk, after } }
    const page = await events.list({
      index: pk.startsWith('EVTSTATE#') ? 'gsi2' : 'gsi1',
      pk,
      newestFirst: isPast,
      // What nothing narrows is shown as it is read.
      limit: isNarrowed ? readAtOnce : Math.min(readAtOnce, query.limit),
      after,
    })
    for (const [at, event] of page.items.entries()) {
      if (!matchesFilter(event as WholeEvent, query, now)) continue
      found.push(event as WholeEvent)
      const isLast = at === page.items.length - 1 && !page.nextCursor && index === partitions.length - 1
      if (found.length === query.limit)
        return isLast ? { found } : { found, next: { at: pk, after: placeInTime(event) } }
    }
    const last = page.items.at(-1)
    if (page.nextCursor && last) after = placeInTime(last)
    else {
      index++
      after = first
    }
  }
  return { found }
}

/** A month that has gone from the list since the page before is passed over. */
const isBefore = (pk: string, at: string, isPast: boolean) => (isPast ? pk > at : pk < at)
