import type { User } from '#shared/users/user.ts'
import { Client } from './client.ts'
import { plantToken } from './plant-token.ts'
import { aPerson, putPeople } from './sample-people.ts'

/** A member with a public profile, unless it is said otherwise, who is signed in by a planted token. */
export async function feedMember(url: string, fields: Partial<User> = {}) {
  const person = aPerson({ isPublicProfile: true, name: 'Pat Person', ...fields })
  await putPeople([person])
  const client = new Client(url, await plantToken(url, person.id, new Date().toISOString()))
  return { client, userId: person.id, email: person.email }
}
