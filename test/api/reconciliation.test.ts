import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingAccounts } from '#core/billing/billing-accounts.ts'
import { commit } from '#core/db/commit.ts'
import { liveSubscriptionOf } from '#core/subscriptions/live-subscription.ts'
import { subscriptions } from '#core/subscriptions/subscriptions.ts'
import { getUserBillingOverview } from '#shared/billing/contract.ts'
import { createSubscription, settleSubscription } from '#shared/subscriptions/contract.ts'
import { getMe } from '#shared/users/contract.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { startOwnCloud } from '#test/support/own-cloud.ts'
import { userIdOf } from '#test/support/records.ts'
import type { TestCloud } from '#test/support/start-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
beforeAll(async () => {
  cloud = await startOwnCloud()
  control = controlOf(cloud.url)
}, 60_000)
afterAll(() => cloud?.stop())

const pro = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'stripe' } as const

type Found = {
  events: number
  compared: number
  repaired: number
  discarded: number
  unexplained: string[]
}
const reconcile = async () => (await control.run('reconcile_billing')).result as Found

const dropEverything = () =>
  control.stripeSwitches({ webhooks: { drop: 1000, copies: 1, hold: false, reorder: false } })
const dropNothing = () =>
  control.stripeSwitches({ webhooks: { drop: 0, copies: 1, hold: false, reorder: false } })

async function subscriber() {
  const { client } = await completeMember(cloud.url)
  const { body } = await client.call(createSubscription, { body: pro })
  await confirmPayment(cloud.url, body.payment)
  return { client, userId: await userIdOf(client) }
}

test('what never reached us is found the night after: events, the membership, every cent', async () => {
  await dropEverything()
  const { client, userId } = await subscriber()
  await control.settle()
  expect((await client.call(getMe, {})).body.membershipType).toBe('competitor')
  await dropNothing()
  await control.advance('PT2H')
  const found = await reconcile()
  await control.settle()
  expect(found.events).toBeGreaterThan(3)
  expect(found.unexplained).toEqual([])
  expect((await client.call(getMe, {})).body.membershipType).toBe('pro_competitor')
  expect((await client.call(getUserBillingOverview, {})).body).toMatchObject({ totalSpentCents: 999 })
  expect(await reconcile()).toMatchObject({ events: 0, repaired: 0, unexplained: [] })

  const stripe = stripeOf(cloud.url)
  const { subscription } = await liveSubscriptionOf(userId)
  await dropEverything()
  await stripe.subscriptions.update(subscription?.stripe?.subscriptionId ?? '', {
    cancel_at_period_end: true,
  })
  const { data } = await stripe.charges.list({
    customer: (await billingAccounts.get({ userId }))?.stripeCustomerId ?? '',
  })
  await stripe.refunds.create({ charge: data[0]?.id ?? '', amount: 199 })
  await control.settle()
  await dropNothing()
  await control.advance('PT2H')
  await reconcile()
  await control.settle()
  expect((await client.call(getUserBillingOverview, {})).body).toMatchObject({
    totalSpentCents: 800,
    subscription: { cancelAtPeriodEnd: true },
  })
})

test('a subscription that was begun and not gone on with frees its place after a day', async () => {
  await control.stripeSwitches({
    requests: { fault: 'error', times: 20, when: 'before', route: 'POST /v1/subscriptions', ms: 0 },
  })
  const { client } = await completeMember(cloud.url)
  expect((await client.call(createSubscription, { body: pro })).status).toBe(503)
  await control.stripeSwitches({
    requests: { fault: 'error', times: 0, when: 'before', route: '', ms: 0 },
  })
  const userId = await userIdOf(client)
  expect((await liveSubscriptionOf(userId)).subscription?.status).toBe('incomplete')
  expect(await reconcile()).toMatchObject({ discarded: 0 })
  await control.advance('PT25H')
  await control.settle()
  await reconcile()
  expect((await liveSubscriptionOf(userId)).subscription).toBeUndefined()
  expect((await client.call(createSubscription, { body: pro })).status).toBe(201)
})

test('what cannot be explained ends the run with an error, and a row that is wrong is put right', async () => {
  const { client, userId } = await subscriber()
  await client.call(settleSubscription, { body: {} })
  await control.settle()
  const { account, subscription } = await liveSubscriptionOf(userId)
  if (!subscription) throw new Error('there is no subscription')
  await commit(
    subscriptions.put(
      { ...subscription, priceCents: 1, status: 'paused', version: subscription.version + 1 },
      { version: subscription.version },
    ),
  )
  expect((await reconcile()).repaired).toBe(1)
  expect((await client.call(getUserBillingOverview, {})).body.subscription).toMatchObject({
    priceCents: 999,
    status: 'active',
  })
  await commit(
    billingAccounts.put(
      { ...account, liveSubscriptionId: 'sub_other', version: account.version + 1 },
      { version: account.version },
    ),
  )
  await expect(reconcile()).rejects.toThrow('could not be repaired')
})
