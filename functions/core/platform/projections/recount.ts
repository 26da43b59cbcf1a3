import { addTo } from '#core/platform/db/add-to.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Expectation } from '#core/platform/db/entity.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Row } from './row.ts'

type Counted = { count: number }

export type Figures<Mark, Key, Counter> = {
  /** Records how each thing has been counted, so that a change delivered twice or late counts once. */
  marks: {
    get: (key: Key, options: { consistent: true }) => Promise<Mark | undefined>
    put: (mark: Mark, expect: Expectation) => Write
    delete: (mark: Mark) => Write
  }
  counters: { item: (counter: Counter) => Row }
  /** Returns what a counted thing adds to which counters. */
  adds: (mark: Mark) => Counter[]
}

type Standing<Mark> = {
  /** The way the thing counts now; undefined when it no longer counts and need not be remembered. */
  mark: Mark | undefined
  /** Holds the transaction to what was read. */
  unchanged?: Write
}

/** Brings counters in line with one thing. When someone else counted it first, its count is read again. */
export function recount<Mark extends { version: number }, Key, Counter extends Counted>(
  { marks, counters, adds }: Figures<Mark, Key, Counter>,
  key: Key,
  /** Undefined when the present or a later state has been counted. */
  standingAfter: (counted: Mark | undefined) => Promise<Standing<Mark> | undefined>,
): Promise<void> {
  return untilUnchanged(async () => {
    const counted = await marks.get(key, { consistent: true })
    const standing = await standingAfter(counted)
    if (!standing) return
    const { mark, unchanged } = standing
    const changes = differences(counters, counted ? adds(counted) : [], mark ? adds(mark) : [])
    if (!counted && changes.length === 0) return
    await commit(
      ...(unchanged ? [unchanged] : []),
      ...(mark ? [marks.put(mark, counted ? { version: counted.version } : { absent: true })] : []),
      ...(counted && !mark ? [marks.delete(counted)] : []),
      ...changes.map((counter) => addTo<Counter>(counters, counter, 'count')),
    )
  })
}

/** Returns the change of each counter. */
function differences<Counter extends Counted>(
  counters: { item: (counter: Counter) => Row },
  before: readonly Counter[],
  after: readonly Counter[],
): Counter[] {
  const sums = new Map<string, Counter>()
  const add = (counter: Counter, by: number) => {
    const { pk, sk } = counters.item(counter)
    const place = JSON.stringify([pk, sk])
    sums.set(place, { ...counter, count: (sums.get(place)?.count ?? 0) + by })
  }
  for (const counter of before) add(counter, -counter.count)
  for (const counter of after) add(counter, counter.count)
  return [...sums.values()].filter(({ count }) => count !== 0)
}
