import { expect, test } from 'vitest'
import { getMember } from '#core/community/members/get-member.ts'
import { listMembers } from '#core/community/members/list-members.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { unreadCount } from '#core/platform/notifications/notifications.ts'
import { countUsers } from '#core/platform/users/count-users.ts'
import { findUsers } from '#core/platform/users/find-users.ts'
import { countUsersOf } from '#core/platform/users/user-counters.ts'
import { everybody, rowsOf, scopeOf, userRows } from '#core/platform/users/user-rows.ts'
import { userSearchEntries, userSearchEntriesOf } from '#core/platform/users/user-search-entries.ts'
import { users } from '#core/platform/users/users.ts'
import { listNotifications } from '#functions/api/platform/notifications/list-notifications.ts'
import { ensureTable } from '#lib/local/database/ensure-table.ts'
import { table } from '#lib/table.ts'
import { listNotifications as contract } from '#shared/platform/notifications/contract.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { Client } from '#test/support/client.ts'
import { newMember } from '#test/support/new-member.ts'
import { aCrowd, commonName, loadPeople } from '#test/support/people-tables.ts'
import { readCapacity } from '#test/support/read-capacity.ts'
import { giveNotifications, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

/** The work of one request for a member’s list: the caller, the page, the figure on the bell. */
async function pageOf(client: Client): Promise<number> {
  const userId = userIdOf(client)
  return readCapacity(async () => {
    const user = await users.get({ id: userId })
    if (!user) throw new Error('there is no profile')
    await listNotifications({
      actor: { userId, user },
      query: { limit: 20 },
    } as Parameters<typeof listNotifications>[0])
    await unreadCount(userId)
  })
}

test('a page costs the same read capacity with 500 notifications as with 20', async () => {
  const [few, many] = await Promise.all([newMember(url), newMember(url)])
  await giveNotifications(userIdOf(few.client), 20)
  await giveNotifications(userIdOf(many.client), 500)
  const [costOfFew, costOfMany] = [await pageOf(few.client), await pageOf(many.client)]
  console.log(`read capacity of a page: ${costOfFew} units with 20 items, ${costOfMany} with 500`)
  expect(costOfFew).toBeGreaterThan(0)
  expect(costOfMany).toBeLessThanOrEqual(costOfFew * 1.2)
  const { body } = await many.client.call(contract, { query: { limit: 20 } })
  expect(body.items).toHaveLength(20)
})

/** What a visitor’s request for the directory and for a profile reads. */
const visits: Record<string, (userId: string) => Promise<unknown>> = {
  'the first page of the directory': () => listMembers({ query: { sort: 'newest', limit: 24 } }),
  'its page by membership and state': () =>
    listMembers({ query: { sort: 'name', limit: 24, type: 'competitor', state: 'AZ' } }),
  'a search for a common name': () => listMembers({ query: { q: commonName, sort: 'newest', limit: 24 } }),
  'a public profile': (userId) => getMember({ params: { userId } }),
}

test('the directory, its search and a profile cost the same read capacity with six times the members', async () => {
  const shared = process.env.TABLE_NAME
  const costs: Record<string, number>[] = []
  try {
    for (const size of [50, 300]) {
      process.env.TABLE_NAME = `growth-${size}`
      await ensureTable(sharedCloud().databaseUrl, `growth-${size}`, table)
      const crowd = aCrowd(size)
      await loadPeople(crowd)
      const cost: Record<string, number> = {}
      for (const [name, visit] of Object.entries(visits))
        cost[name] = await readCapacity(() => visit(crowd[0]?.id ?? ''))
      costs.push(cost)
    }
  } finally {
    process.env.TABLE_NAME = shared
  }
  const [few, many] = costs
  console.log('read capacity with 50 and with 300 members', few, many)
  for (const name of Object.keys(visits)) {
    expect(few?.[name], name).toBeGreaterThan(0)
    expect(many?.[name], name).toBe(few?.[name])
  }
})

const askedScopes = [everybody, scopeOf({ type: 'competitor', status: 'active' })]

const asked = { sort: 'created', direction: 'desc', limit: 25 } as const

/** What the administrators’ list reads of the table. */
const looks: Record<string, (user: User) => Promise<unknown>> = {
  'the first page of all accounts': () => findUsers(asked),
  'a page by type and status, by name': () =>
    findUsers({ ...asked, type: 'competitor', status: 'active', sort: 'name', direction: 'asc' }),
  'a search for one address': ({ email }) => findUsers({ ...asked, q: email.slice(0, 8) }),
  'a search for a letter that many have': () => findUsers({ ...asked, q: 'a' }),
  'the figures by standing': () => countUsers(),
}

test('the administrators’ list, its search and its figures cost the same with three times the accounts', async () => {
  const shared = process.env.TABLE_NAME
  const costs: Record<string, number>[] = []
  try {
    for (const size of [120, 360]) {
      process.env.TABLE_NAME = `accounts-${size}`
      await ensureTable(sharedCloud().databaseUrl, `accounts-${size}`, table)
      const crowd = aCrowd(size)
      const items = crowd.flatMap((user) => [
        // Only what is asked for below: the rest of an account’s forty items would just take time.
        ...rowsOf(user)
          .filter(({ scope }) => askedScopes.includes(scope))
          .map(userRows.item),
        ...userSearchEntriesOf(user)
          .filter(({ term, email }) => term === email.slice(0, 8))
          .map(userSearchEntries.item),
      ])
      for (let start = 0; start < items.length; start += 500)
        await writeBatch(items.slice(start, start + 500).map((Item) => ({ PutRequest: { Item } })))
      const account = users.item(crowd[0] as User)
      await countUsersOf(users).recount({ after: account, current: async () => account })
      const cost: Record<string, number> = {}
      for (const [name, look] of Object.entries(looks))
        cost[name] = await readCapacity(() => look(crowd[0] as User))
      costs.push(cost)
    }
  } finally {
    process.env.TABLE_NAME = shared
  }
  const [few, many] = costs
  console.log('read capacity with 120 and with 360 accounts', few, many)
  for (const name of Object.keys(looks)) {
    expect(few?.[name], name).toBeGreaterThan(0)
    expect(many?.[name], name).toBeLessThanOrEqual((few?.[name] ?? 0) * 1.2)
  }
})
