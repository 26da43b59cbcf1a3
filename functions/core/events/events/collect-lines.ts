import type { listEvents as contract } from '#shared/events/events/contract.ts'
import { type CardLine, type EventLine, eventLineOf } from '#shared/events/events/event-line.ts'
import { matchesFilter } from '#shared/events/events/matches-filter.ts'
import { isListed } from '#shared/events/events/public-event.ts'
import type { QueryOf } from '#shared/platform/http/route.ts'
import type { Point } from '#shared/platform/places/point.ts'
import { rulebookIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import { isAtLine, lineKey, type StoredLine } from './event-lines.ts'
import { eventsById } from './events-by-id.ts'
import { linePages } from './line-pages.ts'
import { withFormat } from './with-format.ts'

/** The query of the lists, without the start of a page, and with the place to search around. */
type Asked = Omit<QueryOf<typeof contract>, 'cursor' | 'near' | 'miles'> & {
  around?: { point: Point; miles: number } | undefined
}

export type ListedLine = CardLine & Pick<StoredLine, 'places'>

/** Enough to read the lines of 100,000 events to come to their end; a page that needs more is short. */
const mostReads = 80
const readNarrowed = 200

/** A page of public events in the order of time, and the place after which the next one begins. */
export async function collectLines(
  { limit, league, format, ...asked }: Asked,
  start: string | undefined,
  now: string,
): Promise<{ found: ListedLine[]; next?: string }> {
  const filter = { ...asked, rulebookId: league && rulebookIdOf(league) }
  const { kind, open, free, q, around, rulebookId, month, state } = filter
  const isNarrowed = Boolean(kind || open || free || q || around || rulebookId || format)
  const list = { when: asked.when, month, state, readFirst: isNarrowed ? readNarrowed : limit + 1 }
  const hasFormat = format && withFormat(format)
  const isShown = (line: EventLine) => matchesFilter(line, filter, now)
  const found: ListedLine[] = []
  let reads = 0
  for await (const { lines, isLast } of linePages(list, start, now)) {
    const matching = lines.filter(isShown)
    const shown = hasFormat ? await hasFormat(matching) : matching
    // One more than the page holds tells whether there is a next one.
    for (let at = 0; at < shown.length && found.length <= limit; ) {
      const some = shown.slice(at, at + limit + 1 - found.length)
      found.push(...(await withCards(some, isShown)))
      at += some.length
    }
    const last = found[limit - 1]
    if (last && found.length > limit) return { found: found.slice(0, limit), next: lineKey(last) }
    reads++
    const read = lines.at(-1)
    if (reads >= mostReads && !isLast && read) return { found, next: lineKey(read) }
  }
  return { found }
}

/** Lines from before they were cards as their events make them, without those that have changed since. */
async function withCards(
  lines: readonly StoredLine[],
  isShown: (line: EventLine) => boolean,
): Promise<ListedLine[]> {
  const old = lines.filter((line) => !isCard(line))
  const eventOf = await eventsById(old.map(({ id }) => id))
  return lines.flatMap((line) => {
    if (isCard(line)) return [line]
    const event = eventOf.get(line.id)
    if (!event || !isListed(event) || !isAtLine(event, line)) return []
    const today = eventLineOf(event)
    return isShown(today) ? [today] : []
  })
}

const isCard = (line: StoredLine): line is StoredLine & CardLine => line.card !== undefined
