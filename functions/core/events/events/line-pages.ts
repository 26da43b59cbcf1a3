import { isIndexRenewed } from '#core/content/search/is-index-renewed.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import {
  allLines,
  eventLines,
  lineKey,
  linesOfDay,
  linesOfState,
  linesOfStateDay,
  type StoredLine,
} from './event-lines.ts'
import { runningBeforeDays } from './running-before-days.ts'

export type LineList = {
  when: 'upcoming' | 'past' | 'any'
  month?: string | undefined
  state?: string | undefined
  /** How many lines to read first; a list that passes many over reads more each time. */
  readFirst: number
}

type LinePage = { lines: StoredLine[]; isLast: boolean }
type Range = readonly [from: string, to: string]
type Partition = { index?: 'gsi1' | 'gsi2' | 'gsi3'; pk: string }

const mostAtOnce = 2000
/** What has ended today and the day beside a month are passed over without reading thousands. */
const growth = 4
/** A day at a venue begins and ends at most so many hours before or after the day of UTC. */
const hoursBeside = 14

/** Follows every sort key that begins with this time, and stands before the next time. */
const after = (at: string) => `${at}$`
const end = '~'

/**
 * Reads the lines of a list in its order, from the one after a line on, page by page. What is to come begins with what
 * is running, which is read at the same time.
 */
export async function* linePages(
  { when, month, state, readFirst }: LineList,
  start: string | undefined,
  now: string,
): AsyncGenerator<LinePage> {
  const [from, to] = rangeOf(month)
  const lines: Partition = state ? { index: 'gsi1', pk: linesOfState(state) } : { pk: allLines }
  if (when === 'past') {
    const past = [from, least(to, start ?? end, after(now))] as const
    return yield* pagesOf(lines, past, { readFirst, start, newestFirst: true })
  }
  const read = { readFirst, start }
  const first = most(from, start ?? '0')
  if (when === 'any') return yield* pagesOf(lines, [first, to], read)
  const coming = pagesOf(lines, [most(first, after(now)), to], read)
  const running = pagesOf(linesToday(state, now), [first, least(to, after(now))], read)
  const [begun, next, renewed] = await Promise.all([running.next(), coming.next(), isIndexRenewed()])
  if (!renewed || isOld(begun) || isOld(next)) yield* runningByAll(running, begun, now, start)
  else
    for (let page = begun; !page.done; page = await running.next())
      yield { lines: page.value.lines.filter(({ endsAt }) => endsAt > now), isLast: false }
  if (!next.done) yield next.value
  yield* coming
}

const linesToday = (state: string | undefined, now: string): Partition => {
  const day = now.slice(0, 10)
  return state ? { index: 'gsi3', pk: linesOfStateDay(state, day) } : { index: 'gsi2', pk: linesOfDay(day) }
}

type Read = { readFirst: number; start: string | undefined; newestFirst?: boolean }

async function* pagesOf(
  partition: Partition,
  between: Range,
  { readFirst, start, newestFirst = false }: Read,
): AsyncGenerator<LinePage> {
  if (between[0] > between[1]) return
  let cursor: string | undefined
  for (let limit = readFirst; ; limit = Math.min(growth * limit, mostAtOnce)) {
    const page: { items: StoredLine[]; nextCursor?: string } = await eventLines.list({
      ...partition,
      newestFirst,
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

const isOld = (page: IteratorResult<LinePage, void>) =>
  !page.done && page.value.lines.some(({ card }) => !card)

/** All that is running, while lines from before there were days may be among it. */
async function* runningByAll(
  running: AsyncGenerator<LinePage>,
  begun: IteratorResult<LinePage, void>,
  now: string,
  start: string | undefined,
): AsyncGenerator<LinePage> {
  const byKey = new Map((await runningBeforeDays(now)).map((line) => [lineKey(line), line]))
  for (let page = begun; !page.done; page = await running.next())
    for (const line of page.value.lines) byKey.set(lineKey(line), line)
  const lines = [...byKey.values()]
    .filter((line) => line.endsAt > now && (!start || lineKey(line) > start))
    .toSorted((one, other) => (lineKey(one) < lineKey(other) ? -1 : 1))
  yield { lines, isLast: false }
}

/** The sort keys of a month at all venues, and of a few hours around it. */
function rangeOf(month: string | undefined): Range {
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
