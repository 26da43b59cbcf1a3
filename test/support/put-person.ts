import type { User } from '#shared/platform/users/user.ts'
import { aPerson, putPeople } from './sample-people.ts'

/** Stores a profile that no one can log in to, for actions on an account. */
export async function putPerson(fields: Partial<User> = {}): Promise<User> {
  const person = aPerson(fields)
  await putPeople([person])
  return person
}
