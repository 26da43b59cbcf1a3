import { expect, test } from 'vitest'
import { billingAccounts } from '#core/billing/billing/billing-accounts.ts'
import { billingRows } from '#core/billing/member-billing/billing-rows.ts'
import { findBillingUsers } from '#core/billing/member-billing/find-billing-users.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { getAdminBillingStats } from '#functions/api/billing/billing/get-admin-billing-stats.ts'
import { getUserBillingOverview } from '#functions/api/billing/billing/get-user-billing-overview.ts'
import { ensureTable } from '#lib/local/database/ensure-table.ts'
import { table } from '#lib/table.ts'
import { newId } from '#shared/ids.ts'
import type { User } from '#shared/platform/users/user.ts'
import { aTransaction, putInvoice } from '#test/support/billing-records.ts'
import { aCrowd } from '#test/support/people-tables.ts'
import { readCapacity } from '#test/support/read-capacity.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { databaseUrl } = sharedCloud()

const now = '2026-06-01T12:00:00.000Z'

/**
 * `PAYMENTS=10000` counts as many as the promise names; four times as many show a cost that grows, too. With fewer than
 * 250 there are not as many failed ones as the overview reads at most.
 */
const many = Number(process.env.PAYMENTS ?? 1000)

/** A member with so many payments, one an hour, of which every tenth failed and may be paid again. */
async function memberWith(count: number): Promise<string> {
  const userId = crypto.randomUUID()
  const items = Array.from({ length: count }, (_, at) => {
    const createdAt = new Date(Date.parse(now) - at * 3_600_000).toISOString()
    const failed = at % 10 === 0 ? { status: 'failed' as const, retryable: true, failedAt: createdAt } : {}
    return transactions.item(aTransaction(userId, { createdAt, ...failed }))
  })
  for (let start = 0; start < count; start += 500)
    await writeBatch(items.slice(start, start + 500).map((Item) => ({ PutRequest: { Item } })))
  for (let invoice = 0; invoice < 6; invoice++) await putInvoice(userId)
  const account = { userId, totalSpentCents: 0, creditCents: 0, version: 1 }
  await commit(billingAccounts.put(account, { absent: true }))
  return userId
}

const request = (userId: string) =>
  ({ actor: { userId }, now }) as unknown as Parameters<typeof getUserBillingOverview>[0]

test('the overview and the administrators’ figures cost the same with 250 transactions and with far more', async () => {
  const shared = process.env.TABLE_NAME
  const costs: { overview: number; stats: number; ms: number }[] = []
  try {
    for (const size of [250, many]) {
      process.env.TABLE_NAME = `billing-${size}`
      await ensureTable(databaseUrl, `billing-${size}`, table)
      const userId = await memberWith(size)
      const overview = await readCapacity(() => getUserBillingOverview(request(userId)))
      const stats = await readCapacity(() => getAdminBillingStats(request(userId) as never))
      const started = performance.now()
      for (let time = 0; time < 10; time++) await getUserBillingOverview(request(userId))
      costs.push({ overview, stats, ms: (performance.now() - started) / 10 })
    }
  } finally {
    process.env.TABLE_NAME = shared
  }
  const [few, most] = costs
  console.log(`billing with 250 and with ${many} transactions: read capacity, milliseconds`, few, most)
  expect(few?.overview).toBeGreaterThan(0)
  expect(most?.overview).toBeLessThanOrEqual((few?.overview ?? 0) * 1.2)
  expect(most?.stats).toBeLessThanOrEqual((few?.stats ?? 0) * 1.2)
})

/** A member as the table holds them for the billing list; every fourth has a subscription. */
function listed({ id, name, email, membershipType, createdAt }: User, at: number) {
  const subscription = {
    id: newId('sub', now),
    planName: 'Pro Competitor',
    billingPeriod: 'monthly',
    priceCents: 999,
    status: 'active',
    paymentProvider: 'stripe',
    currentPeriodEndAt: now,
    cancelAtPeriodEnd: false,
  } as const
  const row = { id, name, email, membershipType, createdAt, totalSpentCents: 999, version: 1 }
  return billingRows.item(at % 4 === 0 ? { ...row, subscription } : row)
}

const firstPage = { filter: 'all', limit: 25 } as const

const looks: Record<string, () => Promise<{ items: unknown[] }>> = {
  'all members': () => findBillingUsers(firstPage),
  'members who pay': () => findBillingUsers({ ...firstPage, filter: 'active' }),
  'members who do not pay': () => findBillingUsers({ ...firstPage, filter: 'inactive' }),
}

test('a page of the members’ billing costs the same with 1,000 members as with 100', async () => {
  const shared = process.env.TABLE_NAME
  const costs: Record<string, number>[] = []
  try {
    for (const size of [100, 1000]) {
      process.env.TABLE_NAME = `billing-users-${size}`
      await ensureTable(databaseUrl, `billing-users-${size}`, table)
      const items = aCrowd(size).map(listed)
      for (let start = 0; start < items.length; start += 500)
        await writeBatch(items.slice(start, start + 500).map((Item) => ({ PutRequest: { Item } })))
      const cost: Record<string, number> = {}
      for (const [name, look] of Object.entries(looks)) {
        cost[name] = await readCapacity(async () => {
          expect((await look()).items, name).toHaveLength(25)
        })
      }
      costs.push(cost)
    }
  } finally {
    process.env.TABLE_NAME = shared
  }
  const [few, many] = costs
  console.log('billing list with 100 and with 1,000 members: read capacity', few, many)
  for (const name of Object.keys(looks)) {
    expect(few?.[name], name).toBeGreaterThan(0)
    expect(many?.[name], name).toBeLessThanOrEqual((few?.[name] ?? 0) * 1.2)
  }
})
