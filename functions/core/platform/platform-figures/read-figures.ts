import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import {
  type Figure,
  type FigureDay,
  figureDaysPartition,
  figuresInUtc,
  figureDays as kept,
} from './figure-days.ts'

/** About as many as one answer of the database holds: it ends at a megabyte. */
const rowsAPage = 6000

/**
 * Reads so many days of figures, the oldest first and the today of each last. A day has one row of each figure, however
 * much happened in it.
 */
export async function readFigures(count: number, now: string): Promise<(figure: Figure) => number[]> {
  const [today, utcToday] = [siteDay(now), now.slice(0, 10)]
  const counts = new Map<string, number>()
  let cursor: string | undefined
  do {
    const page: { items: FigureDay[]; nextCursor?: string } = await kept.list({
      pk: figureDaysPartition,
      between: [addDays(today, 1 - count), `${utcToday}$`],
      limit: rowsAPage,
      cursor,
    })
    for (const one of page.items) counts.set(`${one.day}#${one.figure}`, one.count)
    cursor = page.nextCursor
  } while (cursor)
  return (figure) => {
    const last = figuresInUtc.has(figure) ? utcToday : today
    return Array.from(
      { length: count },
      (_, at) => counts.get(`${addDays(last, at + 1 - count)}#${figure}`) ?? 0,
    )
  }
}
