import type { listEvents as contract } from '#shared/events/events/contract.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { matchesFilter } from '#shared/events/events/matches-filter.ts'
import type { QueryOf } from '#shared/platform/http/route.ts'
import type { Point } from '#shared/platform/places/point.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { eventMonths } from './event-months.ts'
import { events, placeInTime, publicMonth, publicState } from './events.ts'

/** The query of the lists, without the start of a page, and with the place to search around. */
type Asked = Omit<QueryOf<typeof contract>, 'cursor' | 'near' | 'miles'> & {
  around?: { point: Point; miles: number } | undefined
}

/** Maximum queries per page of events; a page that needs more is short, and the next one continues. */
const mostReads = 10
const readAtOnce = 50
/** An event lasts 14 days at most, and its venue may be a day ahead of UTC, or behind. */
const longestDays = 15
const mostMonths = 1000

/** A partition in the order of time, and the event to begin after. */
export type Position = { at: string; after: string | undefined }

/** A page of public events in the order of time, and where the next one begins. */
export async function collectEvents(
  query: Asked,
  start: Position | undefined,
  now: string,
): Promise<{ found: WholeEvent[]; next?: Position }> {
  return collect(await partitionsOf(query, now), start, query, now)
}

/**
 * Returns the partitions to search, in list order: one month, one state, or every month that has had events.
 */
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
  const { kind, open, free, q, state, month, around } = query
  const isNarrowed = Boolean(kind || open || free || q || around || (state && month))
  const first = query.when === 'any' ? undefined : isPast ? now : addTime(now, { days: -longestDays })
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
      // A list without filters is shown as it is read.
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
