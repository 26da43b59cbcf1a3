import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '#core/db/client.ts'
import { commit } from '#core/db/commit.ts'
import type { ApiHandler } from '#core/http/endpoint.ts'
import { notifications } from '#core/notifications/notifications.ts'
import { plans } from '#core/plans/plans.ts'
import { users } from '#core/users/users.ts'
import { handler as listFaqs } from '#functions/api/faqs/list-faqs.ts'
import { handler as getMember } from '#functions/api/members/get-member.ts'
import { handler as listMembers } from '#functions/api/members/list-members.ts'
import { handler as listNavigation } from '#functions/api/navigation/list-navigation.ts'
import { handler as listNotifications } from '#functions/api/notifications/list-notifications.ts'
import { handler as listPlans } from '#functions/api/plans/list-plans.ts'
import { handler as suggestSearch } from '#functions/api/search/suggest-search.ts'
import { handler as getMe } from '#functions/api/users/get-me.ts'
import { planCatalog } from '#lib/local/seed/catalog.ts'
import { demoUsers } from '#lib/local/seed/demo-accounts.ts'
import { routes } from '#shared/routes.ts'
import type { User } from '#shared/users/user.ts'
import { aCrowd, commonName, loadPeople } from '#test/support/people-tables.ts'
import { apiEvent } from './api-event.ts'
import { startBenchDatabase } from './bench-database.ts'
import { benchNotification } from './bench-notification.ts'
import { atMost, type Bench } from './figure.ts'
import { median } from './statistics.ts'

const sizes = { small: 1000, large: 100_000 }
type Size = keyof typeof sizes

const calls = 400
/** Of every ten items one is the member’s own, and of every ten members one is in the directory. */
const oneInTen = 10

type Measured = { ms: number[]; units: number; storageCalls: number }

/** The same reads in a table of 1,000 items and members and one of 100,000 of both, in turns. */
export const growth: Bench = async () => {
  const database = await startBenchDatabase(Object.keys(sizes))
  try {
    const user = await fillTables()
    const counts = countStorageCalls()
    const own = { userId: user.id }
    const reads: [string, ApiHandler, Parameters<ApiHandler>[0]][] = [
      [
        'listNotifications',
        listNotifications,
        apiEvent(routes.listNotifications, { ...own, query: { limit: '20' } }),
      ],
      ['getMe', getMe, apiEvent(routes.getMe, own)],
      ['listPlans', listPlans, apiEvent(routes.listPlans)],
      ['listMembers', listMembers, apiEvent(routes.listMembers)],
      ['listMembers by name', listMembers, apiEvent(routes.listMembers, { query: { q: commonName } })],
      ['getMember', getMember, apiEvent(routes.getMember, { params: { userId: user.id } })],
    ]
    const figures = []
    for (const [name, handler, event] of reads) {
      const { small, large } = await inTurns(handler, event, counts)
      figures.push(
        atMost(`${name}, p50 with 100,000 items to p50 with 1,000`, median(large.ms) / median(small.ms), 1.2),
        atMost(`${name}, read capacity with 100,000 to with 1,000`, large.units / small.units, 1.2),
      )
    }
    const publicReads: [string, ApiHandler, Parameters<ApiHandler>[0]][] = [
      ['listPlans', listPlans, apiEvent(routes.listPlans)],
      ['listFaqs', listFaqs, apiEvent(routes.listFaqs)],
      ['listNavigation', listNavigation, apiEvent(routes.listNavigation)],
      ['suggestSearch', suggestSearch, apiEvent(routes.suggestSearch, { query: { q: 'pro comp' } })],
    ]
    for (const [name, handler, event] of publicReads)
      figures.push(
        atMost(`storage calls of ${name}`, (await callOnce(handler, event, counts)).storageCalls, 2),
      )
    return figures
  } finally {
    await database.stop()
  }
}

async function fillTables(): Promise<User> {
  const now = new Date().toISOString()
  const user = demoUsers(now).find(({ status, isPublicProfile }) => status === 'active' && isPublicProfile)
  if (!user) throw new Error('there is no active demo account with a public profile')
  for (const size of Object.keys(sizes) as Size[]) {
    process.env.TABLE_NAME = size
    const writes = [
      users.put(user, { absent: true }),
      ...planCatalog.map((plan) => plans.put(plan, { absent: true })),
    ]
    await commit(...writes)
    const others = Array.from({ length: 50 }, () => crypto.randomUUID())
    const items = Array.from({ length: sizes[size] }, (_, index) => {
      const owner = index % oneInTen === 0 ? user.id : (others[index % others.length] ?? '')
      return notifications.put(benchNotification(owner, now), { absent: true }).item.Put?.Item
    })
    await writeAll(size, items)
    await loadPeople(aCrowd(sizes[size], oneInTen))
  }
  return user
}

async function writeAll(tableName: string, items: (Record<string, unknown> | undefined)[]): Promise<void> {
  for (let start = 0; start < items.length; start += 100) {
    const batches = [0, 25, 50, 75].map((offset) => items.slice(start + offset, start + offset + 25))
    await Promise.all(
      batches.map((batch) =>
        documents().send(
          new BatchWriteCommand({
            RequestItems: { [tableName]: batch.map((Item) => ({ PutRequest: { Item } })) },
          }),
        ),
      ),
    )
  }
}

type Counts = { storageCalls: number; units: number }

/** Counts what every command of the functions’ client costs from now on. */
function countStorageCalls(): Counts {
  const counts = { storageCalls: 0, units: 0 }
  documents().middlewareStack.add(
    (next) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
      const result = await next(args)
      const { ConsumedCapacity } = result.output as { ConsumedCapacity?: { CapacityUnits?: number } }
      counts.storageCalls += 1
      counts.units += ConsumedCapacity?.CapacityUnits ?? 0
      return result
    },
    { step: 'initialize' },
  )
  return counts
}

async function callOnce(handler: ApiHandler, event: Parameters<ApiHandler>[0], counts: Counts) {
  Object.assign(counts, { storageCalls: 0, units: 0 })
  const begin = performance.now()
  const { statusCode, body } = await handler(event)
  const ms = performance.now() - begin
  if (statusCode !== 200) throw new Error(`${event.rawPath} answered ${statusCode}: ${body}`)
  return { ms, ...counts }
}

async function inTurns(handler: ApiHandler, event: Parameters<ApiHandler>[0], counts: Counts) {
  const measured: Record<Size, Measured> = {
    small: { ms: [], units: 0, storageCalls: 0 },
    large: { ms: [], units: 0, storageCalls: 0 },
  }
  for (let call = 0; call < calls; call++) {
    for (const size of Object.keys(sizes) as Size[]) {
      process.env.TABLE_NAME = size
      const { ms, units, storageCalls } = await callOnce(handler, event, counts)
      measured[size].ms.push(ms)
      Object.assign(measured[size], { units, storageCalls })
    }
  }
  return measured
}
