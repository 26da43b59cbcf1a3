import { encodeTime } from 'ulid'

/** Where an instant begins among the ids: before every one that was made at or after it. */
export const firstIdAt = (at: string | undefined) =>
  at === undefined ? undefined : `txn_${encodeTime(Math.max(0, Date.parse(at)), 10)}`
