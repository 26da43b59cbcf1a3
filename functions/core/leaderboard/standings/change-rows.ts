import { isDeepStrictEqual } from 'node:util'
import type { Expectation } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'

type Rows<T> = { put(row: T, expect: Expectation): Write; delete(row: T): Write }

const bare = <T extends { version: number }>({ version: _, ...rest }: T) => JSON.parse(JSON.stringify(rest))

/** The writes that make rows what they should be: each holds only while its row is as it was read. */
export function changeRows<T extends { version: number }>(
  rows: Rows<T>,
  before: readonly T[],
  after: readonly Omit<T, 'version'>[],
  keyOf: (row: Omit<T, 'version'>) => string,
): Write[] {
  const had = new Map(before.map((row) => [keyOf(row), row]))
  const wanted = new Set(after.map(keyOf))
  const put = after.flatMap((row) => {
    const old = had.get(keyOf(row))
    if (old && isDeepStrictEqual(bare(old), JSON.parse(JSON.stringify(row)))) return []
    const next = { ...row, version: (old?.version ?? 0) + 1 } as T
    return [rows.put(next, old ? { version: old.version } : { absent: true })]
  })
  const gone = before.filter((row) => !wanted.has(keyOf(row))).map((row) => rows.delete(row))
  return [...put, ...gone]
}
