import { expect, test } from 'vitest'
import { billingAccounts } from '#core/billing/billing/billing-accounts.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { listTransactions } from '#shared/billing/transactions/contract.ts'
import { isPaidAtShow } from '#shared/billing/transactions/paid-at-show.ts'
import { spentCents } from '#shared/billing/transactions/spent-cents.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { stripeOf } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const control = controlOf(url)

test.each([
  ['pro', 'pro_competitor', 'pro_competitor_monthly'],
  ['retailer', 'retailer', 'retailer_monthly'],
  ['manufacturer', 'manufacturer', 'manufacturer_yearly'],
  ['organizer', 'organization', 'organization_yearly'],
])('%s@demo.test pays for what it is, at the provider as in our rows', async (account, type, plan) => {
  const client = await demoClient(url, account)
  const { body } = await client.call(getUserBillingOverview, {})
  expect(body).toMatchObject({ subscription: { status: 'active', planId: plan, planType: type } })
  expect((await client.call(getMe, {})).body).toMatchObject({ membershipType: type, subscriptionPlan: plan })
  const userId = userIdOf(client)
  const { stripeCustomerId: customer = '' } = (await billingAccounts.get({ userId })) ?? {}
  const { data } = await stripeOf(url).charges.list({ customer, limit: 100 })
  const paidCents = data
    .filter(({ paid }) => paid)
    .reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0)
  await expect
    .poll(() => spentBy(client), { timeout: 20_000 })
    .toBe(paidCents + (await paidAtShowsBy(client)))
  expect(Date.parse(body.subscription?.currentPeriodEndAt ?? '')).toBeGreaterThan(
    Date.parse(await control.now()),
  )
})

/** The total that the member is told, once the stream has counted. */
async function spentBy(client: Client): Promise<number> {
  await control.settle()
  return (await client.call(getUserBillingOverview, {})).body.totalSpentCents
}

async function paidAtShowsBy(client: Client): Promise<number> {
  const { items } = (await client.call(listTransactions, { query: { type: 'payment', limit: 50 } })).body
  return items.filter(isPaidAtShow).reduce((sum, one) => sum + spentCents(one), 0)
}

test('the demo member has a past: paid periods, one that was recovered, a part given back, and its mails', async () => {
  const client = await demoClient(url, 'pro')
  const { body } = await client.call(getUserBillingOverview, {})
  // What other tests have given the account today is no part of it.
  const to = addTime(await control.now(), { days: -1 })
  const all = (await client.call(listTransactions, { query: { to, limit: 50 } })).body.items
  const past = all.filter(({ purpose }) => !purpose).slice(0, 5)
  expect(past.map(({ type, status }) => `${type} ${status}`)).toEqual([
    'payment succeeded',
    'refund succeeded',
    'payment partially_refunded',
    'payment succeeded',
    'payment succeeded',
  ])
  expect(body.paymentMethods.map(({ last4 }) => last4)).toEqual(expect.arrayContaining(['4242', '4444']))
  expect(body.invoices).toHaveLength(5)
  const entries = all.filter(({ purpose, paymentProvider }) => purpose && paymentProvider === 'stripe')
  expect(entries.map(({ amountCents }) => amountCents)).toEqual([4000])
  const atShows = await paidAtShowsBy(client)
  expect(atShows).toBeGreaterThan(0)
  await expect.poll(() => spentBy(client), { timeout: 20_000 }).toBe(5 * 999 - 300 + 4000 + atShows)
  const subjects = (await control.inbox('pro@demo.test')).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('failed'))).toEqual(['Your payment of $9.99 failed'])
})
