import { expect, inject, test } from 'vitest'
import { documents } from '#core/db/client.ts'
import { getMember } from '#core/members/get-member.ts'
import { listMembers } from '#core/members/list-members.ts'
import { listNotifications } from '#core/notifications/list-notifications.ts'
import { unreadCount } from '#core/notifications/notifications.ts'
import { users } from '#core/users/users.ts'
import { ensureTable } from '#lib/local/database/ensure-table.ts'
import { table } from '#lib/table.ts'
import { listNotifications as contract } from '#shared/notifications/contract.ts'
import type { Client } from '#test/support/client.ts'
import { newMember } from '#test/support/new-member.ts'
import { aCrowd, commonName, loadPeople } from '#test/support/people-tables.ts'
import { giveNotifications, openSharedTable, userIdOf } from '#test/support/records.ts'

const url = inject('cloudUrl')
openSharedTable()

/** What the table says it read, for everything that `work` asks of it. */
async function readCapacity(work: () => Promise<unknown>): Promise<number> {
  let units = 0
  const name = 'countCapacity'
  documents().middlewareStack.add(
    (next) => async (args) => {
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } })
      const output = result.output as { ConsumedCapacity?: { CapacityUnits?: number } }
      units += output.ConsumedCapacity?.CapacityUnits ?? Number.NaN
      return result
    },
    { step: 'initialize', name, priority: 'high' },
  )
  await work()
  documents().middlewareStack.remove(name)
  return units
}

/** The work of one request for a member’s list: the caller, the page, the figure on the bell. */
async function pageOf(client: Client): Promise<number> {
  const userId = await userIdOf(client)
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

test('a page costs the same read capacity with 2,000 notifications as with 20', async () => {
  const [few, many] = await Promise.all([newMember(url), newMember(url)])
  await giveNotifications(await userIdOf(few.client), 20)
  await giveNotifications(await userIdOf(many.client), 2000)
  const [costOfFew, costOfMany] = [await pageOf(few.client), await pageOf(many.client)]
  console.log(`read capacity of a page: ${costOfFew} units with 20 items, ${costOfMany} with 2,000`)
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

test('the directory, its search and a profile cost the same read capacity with ten times the members', async () => {
  const shared = process.env.TABLE_NAME
  const costs: Record<string, number>[] = []
  try {
    for (const size of [50, 500]) {
      process.env.TABLE_NAME = `growth-${size}`
      await ensureTable(inject('databaseUrl'), `growth-${size}`, table)
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
  console.log('read capacity with 50 and with 500 members', few, many)
  for (const name of Object.keys(visits)) {
    expect(few?.[name], name).toBeGreaterThan(0)
    expect(many?.[name], name).toBe(few?.[name])
  }
})
