import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { medianOf } from '#shared/support/support-desks/median-of.ts'
import type { DeskReport } from '#shared/support/support-desks/shown-desk.ts'
import type { DeskId } from '#shared/support/support-requests/named-request.ts'
import { answerTimes, answerTimesOfDesk, type DayFigure, daysOfDesk, deskDays } from './desk-figures.ts'
import { commentsOfDesk, ratedComments } from './rated-comments.ts'

/** More rows than ninety days of figures have. */
const mostFigures = 700
const timesAtOnce = 1000
/** More different times than any desk has in ninety days: a report ends even if there were more. */
const mostTimes = 20
const comments = 10

/** How a desk has done over the last days, today among them. */
export async function readDeskReport(deskId: DeskId, days: number, now: string): Promise<DeskReport> {
  const today = siteDay(now)
  const from = addDays(today, 1 - days)
  const between = [from, `${today}~`] as const
  const [{ items }, times, rated] = await Promise.all([
    deskDays.list({ pk: daysOfDesk(deskId), between, limit: mostFigures }),
    timesBetween(deskId, between),
    // By instants, of which the newest can be of tomorrow’s date in UTC.
    ratedComments.list({
      pk: commentsOfDesk(deskId),
      between: [from, `${now}~`],
      limit: comments,
      newestFirst: true,
    }),
  ])
  const sum = (figure: DayFigure, on?: string) =>
    items
      .filter((one) => one.figure === figure && (!on || one.on === on))
      .reduce((total, { count }) => total + count, 0)
  const perDay = Array.from({ length: days }, (_, index) => addDays(from, index)).map((on) => ({
    on,
    opened: sum('opened', on),
    answered: sum('answered', on),
    solved: sum('solved', on),
  }))
  const median = medianOf(times.map(({ minutes, count }) => ({ value: minutes, count })))
  const timed = sum('timed')
  return {
    days,
    perDay,
    opened: sum('opened'),
    answered: sum('answered'),
    solved: sum('solved'),
    ...(median !== undefined && { medianFirstAnswerMinutes: median }),
    ...(timed > 0 && { inTime: { of: timed, met: sum('met') } }),
    ratings: { good: sum('good'), bad: sum('bad') },
    comments: rated.items,
  }
}

async function timesBetween(deskId: DeskId, between: readonly [string, string]) {
  const found: { minutes: number; count: number }[] = []
  let cursor: string | undefined
  for (let page = 0; page < mostTimes; page++) {
    const { items, nextCursor } = await answerTimes.list({
      pk: answerTimesOfDesk(deskId),
      between,
      limit: timesAtOnce,
      cursor,
    })
    found.push(...items)
    if (!nextCursor) break
    cursor = nextCursor
  }
  return found
}
