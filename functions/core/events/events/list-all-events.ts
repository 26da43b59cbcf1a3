import { decodeCursor, encodeCursor } from '#core/platform/db/cursor.ts'
import type { AdminEvent, listAllEvents as contract } from '#shared/events/events/admin-contract.ts'
import { hasWords } from '#shared/events/events/matches-filter.ts'
import type { Page } from '#shared/platform/http/page.ts'
import type { QueryOf } from '#shared/platform/http/route.ts'
import { adminEvents } from './admin-event.ts'
import { eventRowMonths } from './event-row-months.ts'
import { allPartition, eventRows } from './event-rows.ts'

type Query = QueryOf<typeof contract>
type Row = NonNullable<Awaited<ReturnType<typeof eventRows.get>>>
/** A month, and the row to go on after. */
type Position = { month: string; after: string | undefined }

/** Maximum queries per page of events; a page that needs more is short, and the next one continues. */
const mostReads = 10
const mostMonths = 1000

/** Events of every state, the latest start first, month by month. */
export async function listAllEvents(query: Query, now: string): Promise<Page<AdminEvent>> {
  const { found, next } = await collect(await monthsOf(query), positionOf(query.cursor), query)
  return {
    items: await adminEvents(
      found.map(({ id }) => id),
      now,
    ),
    ...(next && { nextCursor: encodeCursor('EVTALL', { month: next.month, after: next.after ?? '' }) }),
  }
}

function positionOf(cursor: string | undefined): Position | undefined {
  if (!cursor) return undefined
  const { month = '', after } = decodeCursor('EVTALL', cursor, ['month', 'after'])
  return { month, after: after || undefined }
}

/** `none` sorts before every month, because letters are greater than digits. */
async function monthsOf({ month }: Query): Promise<string[]> {
  if (month) return [month]
  const { items } = await eventRowMonths.list({ pk: 'EVTALLMONTHS', limit: mostMonths, newestFirst: true })
  return items.map((row) => row.month)
}

async function collect(
  months: readonly string[],
  start: Position | undefined,
  { status, q = '', limit }: Query,
): Promise<{ found: Row[]; next?: Position }> {
  const found: Row[] = []
  // A month that has gone from the list since the page before is passed over.
  let index = start ? months.findIndex((month) => month <= start.month) : 0
  let after = start && months[index] === start.month ? start.after : undefined
  for (let reads = 0; index >= 0 && index < months.length; reads++) {
    const month = months[index] as string
    if (reads === mostReads) return { found, next: { month, after } }
    const page = await eventRows.list({
      pk: allPartition(month),
      newestFirst: true,
      limit,
      ...(after !== undefined && { after }),
    })
    for (const [at, row] of page.items.entries()) {
      if ((status && row.status !== status) || !hasWords(row, q)) continue
      found.push(row)
      const isLast = at === page.items.length - 1 && !page.nextCursor && index === months.length - 1
      if (found.length === limit)
        return isLast ? { found } : { found, next: { month, after: eventRows.key(row).sk } }
    }
    const last = page.items.at(-1)
    after = page.nextCursor && last ? eventRows.key(last).sk : undefined
    if (after === undefined) index++
  }
  return { found }
}
