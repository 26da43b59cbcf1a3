import { afterAll, beforeAll, expect, test } from 'vitest'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { follow } from '#core/platform/projections/follow.ts'
import { projections } from '#core/platform/users/projections.ts'
import { users } from '#core/platform/users/users.ts'
import { getRevenueByMonth } from '#shared/billing/billing/admin-contract.ts'
import { getPlatformFigures, type PlatformFigures } from '#shared/platform/platform-figures/contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { aTransaction, putTransactions } from '#test/support/billing-records.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { putPerson } from '#test/support/put-person.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

let admin: Client
/** In New York, and in UTC. */
let today: string
let utcToday: string

beforeAll(async () => {
  admin = await demoClient(url, 'admin')
  const now = await control.now()
  today = siteDay(now)
  utcToday = now.slice(0, 10)
  await control.switches({ streamCopies: 3 })
})

afterAll(() => control.switches({ streamCopies: 1 }))

const figures = async (): Promise<PlatformFigures> => {
  await control.settle()
  return (await admin.call(getPlatformFigures, {})).body
}

/** A time so many days ago, when it is the same day in New York as in UTC, and its place among the sixty days. */
const ago = (days: number, from = today) => ({
  at: `${addDays(from, -days)}T12:00:00.000Z`,
  place: 59 - days,
})

const plus = (before: readonly number[], place: number, added: number) =>
  before.map((count, at) => (at === place ? count + added : count))

test('a new account counts once for the day of its registration, however often that is told, until it is gone', async () => {
  const { at, place } = ago(40)
  const before = await figures()
  const person = await putPerson({ createdAt: at })
  const image = users.item(person)
  await Promise.all(Array.from({ length: 8 }, () => follow(projections, { after: image })))
  const after = await figures()
  expect(after.members).toEqual(plus(before.members, place, 1))
  expect(after).toMatchObject({ revenue: before.revenue, results: before.results })
  await commit(users.delete(person))
  expect(await figures()).toEqual(before)
  await follow(projections, { after: image })
  expect(await figures()).toEqual(before)
})

test('a refund reduces the revenue of the day of its payment, and billing says the same of the month', async () => {
  const { at, place } = ago(35, utcToday)
  const month = async () => {
    const { months } = (await admin.call(getRevenueByMonth, {})).body
    return months.find((one) => one.month === at.slice(0, 7))?.revenueCents ?? 0
  }
  const before = await figures()
  const monthBefore = await month()
  const { id: userId } = await putPerson()
  const payment = aTransaction(userId, { amountCents: 1080, taxCents: 80, createdAt: at })
  await putTransactions([payment])
  expect((await figures()).revenue).toEqual(plus(before.revenue, place, 1000))
  await commit(
    transactions.put(
      { ...payment, status: 'partially_refunded', refundedCents: 540, version: 2 },
      { version: 1 },
    ),
  )
  expect((await figures()).revenue).toEqual(plus(before.revenue, place, 500))
  expect(await month()).toBe(monthBefore + 500)
  await commit(transactions.delete({ ...payment, version: 2 }))
  expect((await figures()).revenue).toEqual(plus(before.revenue, place, 500))
})

test('an evening in New York is a day of its own for members, and of the next for revenue', async () => {
  const at = `${addDays(today, -40)}T02:30:00.000Z`
  const before = await figures()
  const { id: userId } = await putPerson({ createdAt: at })
  await putTransactions([aTransaction(userId, { amountCents: 700, taxCents: 0, createdAt: at })])
  const after = await figures()
  expect(after.members).toEqual(plus(before.members, ago(41).place, 1))
  const daysAgo = 40 + (utcToday === today ? 0 : 1)
  expect(after.revenue).toEqual(plus(before.revenue, ago(daysAgo, utcToday).place, 700))
})

test('the demo has a past: payments, entries and results stand on more than one day', async () => {
  const { revenue, entries, results } = await figures()
  for (const days of [revenue, entries, results])
    expect(days.filter((count) => count > 0).length).toBeGreaterThan(1)
})

test('no member reads the figures', async () => {
  const { client } = await completeMember(url)
  expectProblem(await client.call(getPlatformFigures, {}), 403, 'admin_only')
})
