import { isDeepStrictEqual } from 'node:util'
import { commit } from '#core/platform/db/commit.ts'
import type { Expectation } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { recount } from '#core/platform/projections/recount.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { countedThings, type FigureDay, figureDays } from './figure-days.ts'

export type DayCount = Omit<FigureDay, 'version'>

type Things<Thing, Key> = {
  name: string
  read: (row: Row) => Thing
  get: (key: Key, options: { consistent: true }) => Promise<Thing | undefined>
  check: (key: Key, expect: Expectation) => Write
}

type Definition<Thing, Key> = {
  of: Things<Thing, Key>
  id: (key: Key) => string
  /** All that it adds, as it is now; nothing when it does not count. */
  counts: (thing: Thing) => readonly DayCount[]
  /** What has been counted stays when its row goes. */
  lasting?: true
}

const figures = {
  marks: countedThings,
  counters: figureDays,
  adds: ({ days }: { days: readonly DayCount[] }) => days.map((day) => ({ ...day, version: 1 })),
}

/**
 * Keeps figures by day in the table stream, under one mark for each thing. The figures are the sum of what all things say
 * now, whatever images of them have come: late, again, or of something that is gone.
 */
export function countsByDay<Thing extends { version: number }, Key>({
  of,
  id: idOf,
  counts,
  lasting,
}: Definition<Thing, Key>): Counting {
  const kind = of.name
  const daysOf = (thing: Thing | undefined): DayCount[] =>
    thing ? counts(thing).filter(({ count }) => count !== 0) : []
  const daysIn = (row: Row | undefined) => daysOf(row && of.read(row))
  return {
    of: kind,
    countsOldRows: true,
    recount: async ({ before, after }) => {
      // Most changes of a thing change nothing here, and need not be looked up: those that do, come by themselves.
      if (isDeepStrictEqual(daysIn(before), daysIn(after))) return
      const key = (after ?? before) as Key
      const mark = { kind, id: idOf(key) }
      await recount(figures, mark, async (counted) => {
        const thing = await of.get(key, { consistent: true })
        if (!thing && lasting) {
          // Its row is gone and cannot count again, so the mark can go, too.
          if (counted) await commit(countedThings.delete(counted))
          return undefined
        }
        const days = daysOf(thing)
        if (isDeepStrictEqual(days, counted?.days ?? [])) return undefined
        return {
          unchanged: of.check(key, thing ? { version: thing.version } : { absent: true }),
          mark: days.length > 0 ? { ...mark, days, version: (counted?.version ?? 0) + 1 } : undefined,
        }
      })
    },
  }
}
