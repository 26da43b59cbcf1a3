import { randomUUID } from 'node:crypto'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import type { User } from '#shared/platform/users/user.ts'
import { newEmail } from './new-member.ts'

const writesAtOnce = 50

/** A profile that no one can log in to, for lists and for actions on an account. */
export function aPerson(fields: Partial<User> = {}): User {
  const id = randomUUID()
  const { email = newEmail(), name = 'Pat Person', membershipType = 'competitor' } = fields
  const createdAt = fields.createdAt ?? new Date().toISOString()
  return {
    ...newUser({ id, email, name, membershipType, phone: '+12145550100' }, createdAt),
    status: 'active',
    verificationStatus: 'verified',
    registrationCompleted: true,
    ...fields,
  }
}

export async function putPeople(people: User[]): Promise<void> {
  for (let start = 0; start < people.length; start += writesAtOnce)
    await commit(
      ...people.slice(start, start + writesAtOnce).map((person) => users.put(person, { absent: true })),
    )
}
