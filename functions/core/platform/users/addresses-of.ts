import type { StoredUser } from './users.ts'

/** The addresses of a member, oldest first, and from when until when each was theirs. */
export function addressesOf({ email, formerAddresses = [], createdAt }: StoredUser, now: string) {
  const all = [...formerAddresses, { email, until: now }]
  return all.map((one, at) => ({ ...one, since: all[at - 1]?.until ?? createdAt }))
}
