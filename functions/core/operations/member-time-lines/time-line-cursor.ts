import { decodeCursor, encodeCursor, invalidCursor } from '#core/platform/db/cursor.ts'
import type { Place } from './place.ts'

const names = ['ulid', 'rank'] as const

/** One place among all entries is a position in each source, since all are in the order of their ids. */
export const placeCursor = (list: string, { ulid, rank }: Place): string =>
  encodeCursor(list, { ulid, rank: String(rank) })

export function placeOf(list: string, cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const { ulid = '', rank = '' } = decodeCursor(list, cursor, names)
  if (!/^[0-9A-Z]{26}$/.test(ulid) || !/^\d$/.test(rank)) throw invalidCursor()
  return { ulid, rank: Number(rank) }
}
