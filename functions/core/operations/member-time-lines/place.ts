/** Where an entry stands: the time and the random part of its id, and among equal ones the rank of its source. */
export type Place = { ulid: string; rank: number }

/** Whether the first stands below the second in a time line, newest first. No two entries share a place. */
export const isBelow = (one: Place, other: Place): boolean =>
  one.ulid === other.ulid ? one.rank > other.rank : one.ulid < other.ulid

/** The order of a time line, for sorting. */
export const byPlace = (one: { place: Place }, other: { place: Place }): number => {
  if (isBelow(other.place, one.place)) return -1
  return isBelow(one.place, other.place) ? 1 : 0
}
