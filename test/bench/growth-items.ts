import { directoryEntries, lookupList } from '#core/members/directory-entries.ts'
import { directoryEntriesOf } from '#core/members/directory-entries-of.ts'
import { notifications } from '#core/notifications/notifications.ts'
import { plans } from '#core/plans/plans.ts'
import { everybody, rowsOf, scopeOf, userRows } from '#core/users/user-rows.ts'
import {
  userSearchEntries,
  userSearchEntriesOf,
  userSearchPartition,
} from '#core/users/user-search-entries.ts'
import { users } from '#core/users/users.ts'
import { demoUsers } from '#lib/local/seed/demo-accounts.ts'
import { planCatalog } from '#shared/plans/plan-catalog.ts'
import type { User } from '#shared/users/user.ts'
import { aCrowd, commonName } from '#test/support/people-tables.ts'
import { benchNotification } from './bench-notification.ts'
import type { Item } from './fill-tables.ts'

/** What the growth bench asks the administrators’ list for. */
export const asked = {
  filter: { type: 'competitor', status: 'active' },
  rareName: 'Quillan',
  commonName,
  email: 'm4@people.test',
} as const

const rarelyNamed = 3
const oneInTen = 10

const now = new Date().toISOString()

function demo(fits: (user: User) => boolean): User {
  const user = demoUsers(now).find(fits)
  if (!user) throw new Error('there is no such demo account')
  return user
}

export const admin = demo(({ membershipType }) => membershipType === 'admin')
export const member = demo(({ status, isPublicProfile }) => status === 'active' && isPublicProfile)

/** So many accounts, all in the directory, and as many notifications, of which the member has one in ten. */
export function* growthItems(size: number): Generator<Item> {
  for (const plan of planCatalog) yield plans.item(plan)
  const others = Array.from({ length: 50 }, () => crypto.randomUUID())
  for (let index = 0; index < size; index++) {
    const owner = index % oneInTen === 0 ? member.id : (others[index % others.length] ?? '')
    yield notifications.item(benchNotification(owner, now))
  }
  const crowd = aCrowd(size - 2).map((person, index) => ({
    ...person,
    // The oldest, so that only an index finds them.
    ...(index < rarelyNamed && { name: `${asked.rareName} Zorn` }),
    email: `m${index}@people.test`,
  }))
  for (const user of [admin, member, ...crowd]) yield* itemsOf(user)
}

const lists: readonly string[] = ['newest', lookupList(commonName.toLowerCase())]
const scopes: readonly string[] = [everybody, scopeOf(asked.filter)]
const searched = new Set(
  [asked.rareName.toLowerCase(), commonName.toLowerCase(), asked.email.slice(0, 2), 'people'].map(
    userSearchPartition,
  ),
)

/**
 * The account and its place in each partition that is asked, which so hold what they hold with that many accounts. The
 * twenty to thirty items in others are left out: partitions do not slow each other down, and loading them takes an hour.
 */
function* itemsOf(user: User): Generator<Item> {
  yield users.item(user)
  for (const entry of directoryEntriesOf(user))
    if (lists.includes(entry.list)) yield directoryEntries.item(entry)
  for (const row of rowsOf(user)) if (scopes.includes(row.scope)) yield userRows.item(row)
  for (const entry of userSearchEntriesOf(user))
    if (searched.has(userSearchPartition(entry.term))) yield userSearchEntries.item(entry)
}
