import type { Expectation } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { recount } from '#core/platform/projections/recount.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { type Queue, waitingCounters, waitingRows } from './waiting-counters.ts'

type Things<Thing, Key> = {
  name: string
  get: (key: Key, options: { consistent: true }) => Promise<Thing | undefined>
  check: (key: Key, expect: Expectation) => Write
}

type Page = { items: object[]; nextCursor?: string }

type Definition<Thing, Key> = {
  of: Things<Thing, Key>
  /** Under what it is counted, for things that can wait in two queues at once; left out: its kind. */
  as?: string
  id: (key: Key) => string
  /**
   * Returns the queue in which it waits, while it does. The next morning’s job removes items that end by time
   * alone.
   */
  queue: (thing: Thing, now: string) => Queue | undefined
  /** Returns the time since when it waits; left out: since it was first counted in its queue. */
  since?: (thing: Thing) => string | undefined
  /** Lists of all that waits, for what has not been counted yet. */
  lists: readonly ((cursor: string | undefined) => Promise<Page>)[]
}

export type Waiting = Counting & {
  lists: Definition<never, never>['lists']
  /** Counts a thing as it is now, whatever image of it has come: late, again, or of something that is gone. */
  count: (image: object, now?: string) => Promise<void>
}

const figures = {
  marks: waitingRows,
  counters: waitingCounters,
  adds: ({ queue }: { queue: Queue }) => [{ queue, count: 1, version: 1 }],
}

/** Something that waits for administrators: how many there are is a counter, which the table stream keeps. */
export function waiting<Thing extends { version: number }, Key>({
  of,
  as = of.name,
  id,
  queue: queueOf,
  since: sinceOf = () => undefined,
  lists,
}: Definition<Thing, Key>): Waiting {
  const count = (image: object, now = new Date().toISOString()) => {
    const key = image as Key
    const row = { kind: as, id: id(key) }
    return recount(figures, row, async (counted) => {
      const thing = await of.get(key, { consistent: true })
      const queue = thing && queueOf(thing, now)
      const stays = counted?.queue === queue
      const since = (thing && sinceOf(thing)) ?? (stays ? counted?.since : undefined) ?? now
      if (stays && (!queue || counted?.since === since)) return undefined
      return {
        unchanged: of.check(key, thing ? { version: thing.version } : { absent: true }),
        mark: queue && { ...row, queue, since, version: (counted?.version ?? 0) + 1 },
      }
    })
  }
  return {
    of: of.name,
    lists,
    count,
    recount: ({ before, after }) => count((after ?? before) as Row),
  }
}
