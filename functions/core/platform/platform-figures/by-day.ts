import type { Expectation } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { recount } from '#core/platform/projections/recount.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { type Figure, figureDays, figureMarks, figuresInUtc } from './figure-days.ts'

type Things<Thing, Key> = {
  name: string
  get: (key: Key, options: { consistent: true }) => Promise<Thing | undefined>
  check: (key: Key, expect: Expectation) => Write
}

type Definition<Thing, Key> = {
  figure: Figure
  of: Things<Thing, Key>
  id: (key: Key) => string
  /** The amount it adds, and the time whose day it adds it to; zero when it does not count. */
  counts: (thing: Thing) => { count: number; at: string }
  /** What has been counted stays when its row goes. */
  lasting?: true
}

const figures = {
  marks: figureMarks,
  counters: figureDays,
  adds: ({ day, figure, count }: { day: string; figure: Figure; count: number }) => [
    { day, figure, count, version: 1 },
  ],
}

/**
 * Keeps a figure by day in the table stream. A thing counts as it is now, whatever image of it has come: late, again, or
 * of something that is gone. It keeps the day that it first counted for.
 */
export const byDay = <Thing extends { version: number }, Key>({
  figure,
  of,
  id: idOf,
  counts,
  lasting,
}: Definition<Thing, Key>): Counting => ({
  of: of.name,
  countsOldRows: true,
  recount: ({ before, after }) => {
    const key = (after ?? before) as Key
    const mark = { figure, id: idOf(key) }
    return recount(figures, mark, async (counted) => {
      const thing = await of.get(key, { consistent: true })
      if (!thing && (lasting || !counted)) return undefined
      const { count, at } = thing ? counts(thing) : { count: 0, at: '' }
      if (count === (counted?.count ?? 0)) return undefined
      const day = counted?.day ?? (figuresInUtc.has(figure) ? at.slice(0, 10) : siteDay(at))
      return {
        unchanged: of.check(key, thing ? { version: thing.version } : { absent: true }),
        mark: count === 0 ? undefined : { ...mark, day, count, version: (counted?.version ?? 0) + 1 },
      }
    })
  },
})
