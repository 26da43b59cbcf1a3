import type { EventLine } from '#shared/events/events/event-line.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { allLines, eventLines, lengths, lineKey, linesOfLength, linesOfState } from './event-lines.ts'

export type LineList = {
  when: 'upcoming' | 'past' | 'any'
  month?: string | undefined
  state?: string | undefined
  /** How many lines to read first; a list that passes many over then reads as many as a query holds. */
  readFirst: number
}

type LinePage = { lines: EventLine[]; isLast: boolean }

const readNext = 2000
/** A day at a venue begins and ends at most so many hours before or after the day of UTC. */
const hoursBeside = 14

/** Follows every sort key that begins with this time, and stands before the next time. */
const after = (at: string) => `${at}$`
const end = '~'

/** Reads the lines of a list in its order, from the one after a line on, page by page. */
export async function* linePages(
  { when, month, state, readFirst }: LineList,
  start: string | undefined,
  now: string,
): AsyncGenerator<LinePage> {
  const isPast = when === 'past'
  if (when === 'upcoming' && (!start || start < after(now))) {
    const running = (await runningLines(now)).filter((line) => !start || lineKey(line) > start)
    yield { lines: running, isLast: false }
  }
  const [from, to] = rangeOf(month)
  const between = isPast
    ? ([from, least(to, start ?? after(now), after(now))] as const)
    : ([most(from, start ?? '0', when === 'upcoming' ? after(now) : '0'), to] as const)
  if (between[0] > between[1]) return
  let cursor: string | undefined
  for (let limit = readFirst; ; limit = readNext) {
    const page: { items: EventLine[]; nextCursor?: string } = await eventLines.list({
      ...(state ? { index: 'gsi1', pk: linesOfState(state) } : { pk: allLines }),
      newestFirst: isPast,
      between,
      limit,
      cursor,
    })
    cursor = page.nextCursor
    // The range also takes in the line it begins after.
    yield { lines: page.items.filter((line) => lineKey(line) !== start), isLast: !cursor }
    if (!cursor) return
  }
}

/** What is running now, in the order of its start. */
async function runningLines(now: string): Promise<EventLine[]> {
  const all = await Promise.all(
    lengths.map(async (days) => {
      // The longest may take longer still.
      const last = days === lengths.at(-1) ? end : after(addTime(now, { days }))
      const lines: EventLine[] = []
      let cursor: string | undefined
      do {
        const page: { items: EventLine[]; nextCursor?: string } = await eventLines.list({
          index: 'gsi2',
          pk: linesOfLength(days),
          between: [after(now), last],
          limit: readNext,
          cursor,
        })
        lines.push(...page.items.filter(({ startsAt }) => startsAt <= now))
        cursor = page.nextCursor
      } while (cursor)
      return lines
    }),
  )
  return all.flat().toSorted((one, other) => (lineKey(one) < lineKey(other) ? -1 : 1))
}

/** The sort keys of a month at all venues, and of a few hours around it. */
function rangeOf(month: string | undefined): [from: string, to: string] {
  if (!month) return ['0', end]
  const begins = `${month}-01T00:00:00.000Z`
  const next = addTime(begins, { days: 31 }).slice(0, 7)
  return [
    addTime(begins, { hours: -hoursBeside }),
    addTime(`${next}-01T00:00:00.000Z`, { hours: hoursBeside }),
  ]
}

const least = (...all: [string, ...string[]]) => all.toSorted()[0] as string
const most = (...all: [string, ...string[]]) => all.toSorted().at(-1) as string
