import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { directoryEntries } from '#core/community/members/directory-entries.ts'
import { directoryEntriesOf } from '#core/community/members/directory-entries-of.ts'
import { documents } from '#core/platform/db/client.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import type { User } from '#shared/platform/users/user.ts'
import { aPerson } from './sample-people.ts'

const surnames = ['Aden', 'Birk', 'Cole', 'Dorn', 'Eller', 'Fosk', 'Gale', 'Holt', 'Ivor', 'Jund', 'Kesk']

/** The name that the growth tests search for. Every second person has it as a first name. */
export const commonName = 'Mira'

/** A crowd with public profiles. Their rows are of one size, so that what a page of them costs can be compared. */
export function aCrowd(size: number): User[] {
  return Array.from({ length: size }, (_, index) => {
    const id = crypto.randomUUID()
    return aPerson({
      id,
      email: `${id}@people.test`,
      name: `${index % 2 === 0 ? commonName : 'Tova'} ${surnames[index % surnames.length]}`,
      isPublicProfile: true,
      city: 'Mesa',
      state: 'AZ',
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    })
  })
}

/** All items that the table holds of a person in the directory, as the stream would have created them. */
const itemsOf = (user: User): Write[] => [
  users.put(user, { absent: true }),
  ...directoryEntriesOf(user).map((entry) => directoryEntries.derive(entry)),
]

const writesAtOnce = 100
const lanes = 4

/** Loads people into the current table, with everything that follows from them. */
export async function loadPeople(people: readonly User[]): Promise<void> {
  const writes = people.flatMap(itemsOf).map(({ item }) => item)
  let next = 0
  const load = async () => {
    while (next < writes.length) {
      const batch = writes.slice(next, next + writesAtOnce)
      next += writesAtOnce
      await documents().send(new TransactWriteCommand({ TransactItems: batch }))
    }
  }
  await Promise.all(Array.from({ length: lanes }, load))
}
