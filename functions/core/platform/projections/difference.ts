import { isDeepStrictEqual } from 'node:util'
import type { Row } from './row.ts'

const placeOf = ({ pk, sk }: Row) => JSON.stringify([pk, sk])

const byPlace = (rows: readonly Row[]) => new Map(rows.map((row) => [placeOf(row), row]))

/** The rows to remove and to write, so that they match the present; unchanged rows cost nothing. */
export function difference(old: readonly Row[], current: readonly Row[]): { gone: Row[]; written: Row[] } {
  const [before, after] = [byPlace(old), byPlace(current)]
  return {
    gone: [...before].flatMap(([place, row]) => (after.has(place) ? [] : [row])),
    written: [...after].flatMap(([place, row]) => (isDeepStrictEqual(before.get(place), row) ? [] : [row])),
  }
}
