import type { User } from '#shared/users/user.ts'
import { aPerson, putPeople } from './sample-people.ts'

/** A profile no one can log in to, for what is done to one account. */
export async function putPerson(fields: Partial<User> = {}): Promise<User> {
  const person = aPerson(fields)
  await putPeople([person])
  return person
}
