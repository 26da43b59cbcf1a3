import type { StoredUser } from './users.ts'

/** The addresses of a member, now and before, and until when each was theirs. */
export const addressesOf = ({ email, formerAddresses = [] }: StoredUser, now: string) => [
  { email, until: now },
  ...formerAddresses,
]
