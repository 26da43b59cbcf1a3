import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingAccounts, changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { collectOrder } from '#core/billing/one-time-payments/collect-order.ts'
import { paypalClient } from '#core/billing/paypal/paypal.ts'
import { paypalPages } from '#core/billing/paypal/paypal-pages.ts'
import { fetchPaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { type StoredSubscription, subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { transactions as payments } from '#core/billing/transactions/transactions.ts'
import { webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { commit } from '#core/platform/db/commit.ts'
import { readPaymentSecrets, writePaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { createSubscription, settleSubscription } from '#shared/billing/subscriptions/contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { putWebhookLog } from '#test/support/billing-records.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { booksOf, confirmedEntry } from '#test/support/paid-entry.ts'
import { answerPaypal, pressPaypal } from '#test/support/paypal.ts'
import { paypalEntrant } from '#test/support/paypal-entry.ts'
import { userIdOf } from '#test/support/records.ts'
import { storedRegistration } from '#test/support/registrations.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  await control.advance(await untilMorning())
})
afterAll(() => cloud?.stop())

/** The job has a night of its own, which must not fall between what is dropped here and what is found. */
async function untilMorning(): Promise<string> {
  const now = await control.now()
  const morning = `${addDays(now.slice(0, 10), 1)}T04:00:00.000Z`
  return `PT${Math.ceil((Date.parse(morning) - Date.parse(now)) / 60_000)}M`
}

const pro = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'stripe' } as const

type Found = {
  events: number
  compared: number
  repaired: number
  abandoned: number
  unexplained: string[]
}
const reconcile = async () => (await control.run('reconcile_billing')).result as Found

const dropEverything = () =>
  control.stripeSwitches({ webhooks: { drop: 1000, copies: 1, hold: false, reorder: false } })
const dropNothing = () =>
  control.stripeSwitches({ webhooks: { drop: 0, copies: 1, hold: false, reorder: false } })

const dropPaypal = (drop: number) =>
  control.paypalSwitches({ webhooks: { drop, copies: 1, hold: false, reorder: false } })

/** The events of PayPal, some at a time; as if all of them had come and nothing had been made of them. */
async function loseNews() {
  const ids = async (size: number) => {
    const told: { id: string; event_type: string }[] = []
    const path = `/v1/notifications/webhooks-events?page_size=${size}`
    for await (const page of paypalPages<(typeof told)[number]>(path, 'events')) told.push(...page)
    return told
  }
  const told = await ids(2)
  expect(told).toEqual(await ids(300))
  for (const { id: eventId, event_type: eventType } of told)
    if (!(await webhookLogs.get({ provider: 'paypal', eventId })))
      await putWebhookLog({ provider: 'paypal', eventId, eventType })
}

/** As if all events of Stripe had come, and nothing had been made of them. */
async function loseStripeNews() {
  for await (const { id: eventId, type: eventType } of stripeOf(cloud.url).events.list({ limit: 100 }))
    if (!(await webhookLogs.get({ provider: 'stripe', eventId })))
      await putWebhookLog({ provider: 'stripe', eventId, eventType })
}

async function subscriber() {
  const { client } = await completeMember(cloud.url)
  const { body } = await client.call(createSubscription, { body: pro })
  await confirmPayment(cloud.url, body.payment)
  return { client, userId: userIdOf(client) }
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

test('a payment that was made once is found too, with what went back of it', async () => {
  const organizer = await anOrganizer(cloud.url)
  const event = await putPublished(organizer.userId, { payment: 'online' })
  await dropEverything()
  const { userId, registration, intentId } = await confirmedEntry(cloud.url, event)
  await stripeOf(cloud.url).refunds.create({ payment_intent: intentId, amount: 700 })
  await control.settle()
  await loseStripeNews()
  await dropNothing()
  await control.advance('PT2H')
  expect(await reconcile()).toMatchObject({ events: 0, unexplained: [] })
  await control.settle()
  expect((await booksOf(userId)).find(({ type }) => type === 'payment')).toMatchObject({
    status: 'partially_refunded',
    refundedCents: 700,
    purpose: { kind: 'entry', registrationId: registration.id },
  })
  expect((await storedRegistration(registration)).pay).toMatchObject({ paidCents: 3000, refundedCents: 700 })
})

test('an entry that was paid at PayPal and never told of is found, with what went back of it there', async () => {
  const organizer = await anOrganizer(cloud.url)
  const event = await putPublished(organizer.userId, { payment: 'online' })
  await dropPaypal(1000)
  const entrant = await paypalEntrant(cloud.url, event)
  await entrant.approve()
  const { captureId = '' } = (await collectOrder(entrant.orderId)) ?? {}
  await pressPaypal(cloud.url, captureId, 'refund')
  await control.settle()
  await loseStripeNews()
  expect(await entrant.payments()).toEqual([])
  await dropPaypal(0)
  await control.advance('PT2H')
  expect(await reconcile()).toMatchObject({ unexplained: [] })
  await control.settle()
  expect(await entrant.payments()).toMatchObject([
    { status: 'refunded', amountCents: 3000, refundedCents: 3000, purpose: { kind: 'entry' } },
  ])
  expect(await entrant.refunds()).toMatchObject([
    { status: 'succeeded', providerTransactionId: expect.any(String) },
  ])
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
  const userId = userIdOf(client)
  expect((await liveSubscriptionOf(userId)).subscription?.status).toBe('incomplete')
  expect(await reconcile()).toMatchObject({ abandoned: 0 })
  await control.advance('PT25H')
  await control.settle()
  await reconcile()
  expect((await liveSubscriptionOf(userId)).subscription).toBeUndefined()
  expect((await client.call(createSubscription, { body: pro })).status).toBe(201)
})

test('PayPal is compared alike: what began, was given back, disputed or suspended there without a word', async () => {
  const { client } = await completeMember(cloud.url)
  const begun = await client.call(createSubscription, { body: { ...pro, provider: 'paypal' } })
  await control.settle()
  await dropPaypal(1000)
  await answerPaypal(cloud.url, begun.body.payment)
  const { subscription } = await liveSubscriptionOf(userIdOf(client))
  const id = subscription?.paypal?.subscriptionId
  const paypal = await paypalClient()
  await paypal.post(`/v1/billing/subscriptions/${id}/activate`, { body: { reason: 'By the test' } })
  await control.settle()
  await dropPaypal(0)
  await control.advance('PT2H')
  expect((await client.call(getMe, {})).body.membershipType).toBe('competitor')
  const found = await reconcile()
  await control.settle()
  expect(found).toMatchObject({ unexplained: [] })
  expect(found.events).toBeGreaterThan(1)
  expect((await client.call(getMe, {})).body.membershipType).toBe('pro_competitor')
  const { transactions, totalSpentCents } = (await client.call(getUserBillingOverview, {})).body
  expect([totalSpentCents, transactions.length]).toEqual([999, 1])
  expect(await reconcile()).toMatchObject({ events: 0, repaired: 0, unexplained: [] })

  await dropPaypal(1000)
  const saleId = transactions[0]?.providerTransactionId ?? ''
  await paypal.post(`/v1/payments/sale/${saleId}/refund`, {
    body: { amount: { total: '4.00', currency: 'USD' } },
  })
  await pressPaypal(cloud.url, saleId, 'dispute')
  await paypal.post(`/v1/billing/subscriptions/${id}/suspend`, { body: { reason: 'By the test' } })
  await control.settle()
  await dropPaypal(0)
  await loseNews()
  await control.advance('PT2H')
  expect(await reconcile()).toMatchObject({ events: 0, repaired: 1, unexplained: [] })
  await control.settle()
  expect((await client.call(getUserBillingOverview, {})).body).toMatchObject({
    totalSpentCents: 599,
    subscription: { status: 'paused' },
    transactions: [{ type: 'refund', amountCents: 400 }, { status: 'partially_refunded' }],
  })

  const row = { userId: userIdOf(client), id: transactions[0]?.id ?? '' }
  expect((await payments.get(row))?.dispute).toMatchObject({ status: 'needs_response' })

  const { subscription: ours } = await liveSubscriptionOf(userIdOf(client))
  if (!ours) throw new Error('there is no subscription')
  const put = (wrong: Partial<StoredSubscription>, version: number) =>
    commit(subscriptions.put({ ...ours, ...wrong, version: version + 1 }, { version }))
  await put({ paypal: { subscriptionId: 'I-UNKNOWN' } }, ours.version)
  await expect(reconcile()).rejects.toThrow('could not be repaired')
  await put({ status: 'active', pausedAt: undefined }, ours.version + 1)
  expect(await reconcile()).toMatchObject({ repaired: 1, unexplained: [] })
  expect((await liveSubscriptionOf(userIdOf(client))).subscription?.status).toBe('paused')
})

test('where the provider cannot tell us anything, what it has just done is found at once', async () => {
  const secrets = await readPaymentSecrets({ fresh: true })
  const { secretKey = '' } = secrets.test?.stripe ?? {}
  await writePaymentSecrets({ ...secrets, test: { ...secrets.test, stripe: { secretKey } } })
  await dropEverything()
  const { client } = await subscriber()
  // Stripe counts in whole seconds, and one that has not passed may still hold more.
  await control.advance('PT1S')
  expect((await reconcile()).unexplained).toEqual([])
  await control.settle()
  await writePaymentSecrets(secrets)
  await dropNothing()
  expect((await client.call(getMe, {})).body.membershipType).toBe('pro_competitor')
  expect((await client.call(getUserBillingOverview, {})).body).toMatchObject({ totalSpentCents: 999 })
})

test('a row that is wrong is put right', async () => {
  const { client, userId } = await subscriber()
  await client.call(settleSubscription, { body: {} })
  await control.settle()
  const { subscription } = await liveSubscriptionOf(userId)
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
})

test.each(['stripe', 'paypal'] as const)(
  'a second subscription of one member, paid with %s, is ended and refunded the night after',
  async (provider) => {
    const { client } = await completeMember(cloud.url)
    const userId = userIdOf(client)
    const first = await client.call(createSubscription, { body: { ...pro, provider } })
    await control.settle()
    await dropEverything()
    await dropPaypal(1000)
    const { account, subscription } = await liveSubscriptionOf(userId)
    if (!subscription) throw new Error('there is no subscription')
    // What no request does: the place is free, and the provider was not told.
    await commit(
      changeBillingAccount(account, { liveSubscriptionId: undefined }),
      subscriptions.put(
        { ...subscription, status: 'cancelled', version: subscription.version + 1 },
        { version: subscription.version },
      ),
    )
    const yearly = { planId: 'pro_competitor_yearly', billingPeriod: 'yearly', provider: 'stripe' } as const
    const second = await client.call(createSubscription, { body: yearly })
    await confirmPayment(cloud.url, second.body.payment)
    await client.call(settleSubscription, { body: {} })
    const { paypal: ids, stripe: theirs } = subscription
    if (provider === 'stripe') await confirmPayment(cloud.url, first.body.payment)
    else {
      await answerPaypal(cloud.url, first.body.payment)
      const paypal = await paypalClient()
      await paypal.post(`/v1/billing/subscriptions/${ids?.subscriptionId}/activate`)
    }
    await control.settle()
    await dropNothing()
    await dropPaypal(0)
    await loseNews()
    await loseStripeNews()
    await control.advance('PT2H')
    expect(await reconcile()).toMatchObject({ repaired: 1, unexplained: [] })
    await control.settle()
    const { body } = await client.call(getUserBillingOverview, {})
    expect(body).toMatchObject({
      subscription: { id: second.body.subscription.id, status: 'active' },
      totalSpentCents: second.body.subscription.priceCents,
    })
    expect(body.transactions.filter(({ type }) => type === 'refund')).toMatchObject([{ amountCents: 999 }])
    const atStripe = theirs && (await stripeOf(cloud.url).subscriptions.retrieve(theirs.subscriptionId))
    const atPaypal = ids && (await fetchPaypalSubscription(ids.subscriptionId))
    expect(atStripe?.status ?? atPaypal?.status).toMatch(/^cancell?ed$/i)
    expect(await reconcile()).toMatchObject({ repaired: 0, unexplained: [] })
  },
)

test('a row that cannot be compared keeps no other from being put right, and ends the run with an error', async () => {
  const wrong = await subscriber()
  await wrong.client.call(settleSubscription, { body: {} })
  const unreadable = await subscriber()
  await unreadable.client.call(settleSubscription, { body: {} })
  await control.settle()
  const stripe = stripeOf(cloud.url)
  const [ours, theirs] = await Promise.all(
    [wrong, unreadable].map(async ({ userId }) => (await liveSubscriptionOf(userId)).subscription),
  )
  if (!ours || !theirs?.stripe) throw new Error('there is no subscription')
  await commit(
    subscriptions.put({ ...ours, priceCents: 1, version: ours.version + 1 }, { version: ours.version }),
  )
  // Not one of our plans, as an administrator may choose it in the provider’s dashboard.
  const { id: product } = await stripe.products.create({ name: 'By hand' })
  const { id: price } = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 700,
    recurring: { interval: 'month' },
    product,
  })
  await dropEverything()
  const { subscriptionId, itemId } = theirs.stripe
  await stripe.subscriptions.update(subscriptionId, { items: [{ id: itemId, price }] })
  await expect(reconcile()).rejects.toThrow('comparisons with the provider failed')
  expect((await liveSubscriptionOf(wrong.userId)).subscription?.priceCents).toBe(999)
})
