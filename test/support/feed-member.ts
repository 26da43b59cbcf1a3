import { commit } from '#core/platform/db/commit.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import type { User } from '#shared/platform/users/user.ts'
import { Client } from './client.ts'
import { plantToken } from './plant-token.ts'
import { aPerson, putPeople } from './sample-people.ts'

/** A member with a public profile, unless it is said otherwise, who is signed in by a planted token. */
export async function feedMember(url: string, fields: Partial<User> = {}) {
  const person = aPerson({ isPublicProfile: true, name: 'Pat Person', ...fields })
  const { id: userId, email } = person
  await putPeople([person])
  // Other members find them by their address.
  await commit(emailClaims.put({ email, userId, version: 1 }, { absent: true }))
  const client = new Client(url, await plantToken(url, userId, new Date().toISOString()))
  return { client, userId, email }
}
