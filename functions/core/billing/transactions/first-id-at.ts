import { encodeTime } from 'ulid'

/** Returns the point where an instant begins among the ids: before every id made at or after it. */
export const firstIdAt = (at: string | undefined) =>
  at === undefined ? undefined : `txn_${encodeTime(Math.max(0, Date.parse(at)), 10)}`
