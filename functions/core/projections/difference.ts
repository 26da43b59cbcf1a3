import { isDeepStrictEqual } from 'node:util'
import type { Row } from './row.ts'

const placeOf = ({ pk, sk }: Row) => JSON.stringify([pk, sk])

const byPlace = (rows: readonly Row[]) => new Map(rows.map((row) => [placeOf(row), row]))

/** What must go and what must be written, so that rows are as they follow from today; what stays the same costs nothing. */
export function difference(old: readonly Row[], current: readonly Row[]): { gone: Row[]; written: Row[] } {
  const [before, after] = [byPlace(old), byPlace(current)]
  return {
    gone: [...before].flatMap(([place, row]) => (after.has(place) ? [] : [row])),
    written: [...after].flatMap(([place, row]) => (isDeepStrictEqual(before.get(place), row) ? [] : [row])),
  }
}
