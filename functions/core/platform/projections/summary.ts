import { isDeepStrictEqual } from 'node:util'
import { commit } from '#core/platform/db/commit.ts'
import type { Expectation } from '#core/platform/db/entity.ts'
import { isSharingReads, rowAt } from '#core/platform/db/shared-reads.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { log } from '#core/platform/log/log.ts'
import type { Counting } from './counting.ts'
import { readRow } from './read-row.ts'
import type { Row, RowChange } from './row.ts'

const mostLooks = 10

type Versioned = { version: number }
type Facts<T extends Versioned> = Omit<T, 'version'>

type Source<T> = {
  of: { name: string }
  /** Tells whether a change can matter, where most cannot; it gets the summary if there is one. */
  concerns?: (change: RowChange, summary: T | undefined) => boolean
}

type Definition<T extends Versioned> = {
  into: {
    name: string
    key: (_: object) => { pk: string; sk: string }
    read: (row: Row) => T
    put: (summary: T, expect: Expectation) => Write
  }
  sources: readonly Source<T>[]
  /** Reads everything that the row sums up. */
  make: () => Promise<Facts<T>>
  /** Pages may show the summary of this many seconds ago. Those who ask for it alone get the row of now. */
  keptOnPagesForSeconds?: number
}

/** A single row with what a page would gather by many reads. */
export type Summary<T extends Versioned> = {
  /** Reads the row. Where there is none that can be read, the summary is made for the reader alone. */
  read: () => Promise<Facts<T>>
  /** Brings the row in line with what it sums up. */
  renew: () => Promise<void>
  followers: readonly SummaryFollower[]
}

export type SummaryFollower = Counting & { renew: () => Promise<void> }

/** The table stream keeps the row: every change that concerns it makes it again from what is there by then. */
export function summary<T extends Versioned>({
  into,
  sources,
  make,
  keptOnPagesForSeconds = 0,
}: Definition<T>): Summary<T> {
  const key = into.key({})

  /** A row of another shape is as good as none. */
  function readable(row: Row | undefined): T | undefined {
    try {
      return row && into.read(row)
    } catch (error) {
      log.error('db.unreadable_item', { entity: into.name, ...key, error })
      return undefined
    }
  }

  const renew = () =>
    untilUnchanged(async () => {
      // What changed before the row was written did not concern the row of that time: another look finds it.
      for (let look = 1; look <= mostLooks; look++) {
        // The row comes first: a change of its sources after that also changes the row, which refuses this write.
        const row = await readRow(key)
        const version = Number(row?.version ?? 0)
        const made = JSON.parse(JSON.stringify({ ...(await make()), version })) as T
        if (row && isDeepStrictEqual(readable(row), made)) return
        await commit(into.put({ ...made, version: version + 1 }, row ? { version } : { absent: true }))
      }
    })

  const read = async () => readable((await rowAt(key, true)) as Row | undefined) ?? (await make())

  let kept: { facts: Promise<Facts<T>>; until: number } | undefined

  function readForPage(): Promise<Facts<T>> {
    const now = performance.now()
    if (kept && now < kept.until) return kept.facts
    const facts = read()
    const keeping = { facts, until: now + keptOnPagesForSeconds * 1000 }
    kept = keeping
    facts.catch(() => {
      // The next page tries again.
      if (kept === keeping) kept = undefined
    })
    return facts
  }

  return {
    read: () => (keptOnPagesForSeconds > 0 && isSharingReads() ? readForPage() : read()),
    renew,
    followers: sources.map(({ of, concerns }) => ({
      of: of.name,
      renew,
      recount: async (change) => {
        if (!concerns || concerns(change, readable(await readRow(key)))) await renew()
      },
    })),
  }
}
