import { expect, test } from 'vitest'
import { billingAccountOf, changeBillingAccount } from '#core/billing/billing/billing-accounts.ts'
import { paypalClient } from '#core/billing/paypal/paypal.ts'
import type { PaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import { findPlan } from '#core/billing/plans/find-plan.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { startStripeSubscription } from '#core/billing/subscriptions/stripe/start-stripe-subscription.ts'
import { type StoredSubscription, subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { createSubscription as beginSubscription } from '#functions/api/billing/subscriptions/create-subscription.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import {
  createSubscription,
  discardSubscription,
  settleSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { beforeNews } from '#test/support/before-news.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { answerPaypal } from '#test/support/paypal.ts'
import { raceRounds } from '#test/support/race-rounds.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'
import { worldRequest } from '#test/support/world-request.ts'

const { url } = sharedCloud()
const stripe = stripeOf(url)
const control = controlOf(url)

type Order = InputOf<typeof createSubscription>['body']
const monthly = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly' } as const
const yearly = { planId: 'pro_competitor_yearly', billingPeriod: 'yearly' } as const
const card = { ...monthly, provider: 'stripe' } as const
const byPaypal = { ...monthly, provider: 'paypal' } as const
const orders: Order[] = [monthly, yearly].flatMap((plan) => [
  { ...plan, provider: 'stripe' },
  { ...plan, provider: 'paypal' },
])

const rowsOf = async (userId: string): Promise<StoredSubscription[]> => {
  const { items } = await subscriptions.list({
    pk: `USER#${userId}`,
    prefix: 'SUBSCRIPTION#',
    consistent: true,
    limit: 100,
  })
  return items
}

/** What the providers themselves say that a member pays for, and what they have taken and kept. */
async function booksOf(userId: string) {
  const { stripeCustomerId: customer } = await billingAccountOf(userId)
  const cards = customer
    ? await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
    : undefined
  const charges = customer ? await stripe.charges.list({ customer, limit: 100 }) : undefined
  const paypal = await paypalClient()
  const atPaypal = (await rowsOf(userId)).flatMap(({ paypal: ids }) => ids?.subscriptionId ?? [])
  const agreements = await Promise.all(
    atPaypal.map(async (id) => {
      const { status } = await paypal.get<PaypalSubscription>(`/v1/billing/subscriptions/${id}`)
      const { transactions } = await paypal.get<{ transactions: { status: string }[] }>(
        `/v1/billing/subscriptions/${id}/transactions?start_time=2020-01-01T00:00:00Z&end_time=2999-01-01T00:00:00Z`,
      )
      return { status, sales: transactions }
    }),
  )
  const over = ['canceled', 'incomplete_expired']
  return {
    /** Whatever takes money, or still could. */
    live: [
      ...(cards?.data ?? []).filter(({ status }) => !over.includes(status)).map(({ status }) => status),
      ...agreements.map(({ status }) => status).filter((one) => one === 'ACTIVE' || one === 'SUSPENDED'),
    ],
    kept: [
      ...(charges?.data ?? []).filter(({ paid, refunded }) => paid && !refunded),
      ...agreements.flatMap(({ sales }) => sales.filter(({ status }) => status === 'COMPLETED')),
    ].length,
    charged:
      (charges?.data ?? []).filter(({ paid }) => paid).length +
      agreements.flatMap(({ sales }) => sales).length,
  }
}

/** Pays with everything that a browser was given, as if each were in a tab of its own. */
async function payWith(client: Client, step: PaymentStep | undefined): Promise<void> {
  if (step?.kind === 'card') await confirmPayment(url, step)
  // A subscription that is over at PayPal asks no one.
  else if (step) await answerPaypal(url, step).catch(() => undefined)
  await client.call(settleSubscription, { body: {} })
}

test('twenty requests at once, by card and PayPal, for two plans: one subscription and one charge', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const { client } = await completeMember(url)
    const userId = userIdOf(client)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.call(createSubscription, { body: orders[(index + round) % orders.length] as Order }),
      ),
    )
    for (const { status, text } of answers) expect([201, 409], text).toContain(status)
    await Promise.all(answers.map(({ body }) => payWith(client, body.payment)))
    await client.call(settleSubscription, { body: {} })
    await control.settle()

    const books = await booksOf(userId)
    const { subscription, account } = await liveSubscriptionOf(userId)
    expect(books).toMatchObject({ live: [expect.stringMatching(/^active$/i)], kept: 1, charged: 1 })
    expect(account.totalSpentCents).toBe(subscription?.priceCents)
    const live = (await rowsOf(userId)).filter(({ status }) => status !== 'cancelled')
    expect(live.map(({ id }) => id)).toEqual([subscription?.id])
  }
})

type Written = {
  TransactItems?: { Put?: { Item?: { entity?: string; stripe?: object; paypal?: object } } }[]
}

/** Whether a subscription is written that its provider has answered for. */
const isMade = ({ TransactItems: items = [] }: Written) =>
  items.some(({ Put }) => Put?.Item?.entity === 'subscription' && (Put.Item.stripe ?? Put.Item.paypal))

test('an attempt whose place was taken while the provider made it is ended there, and its caller is told', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  await client.call(createSubscription, { body: card })
  await client.call(discardSubscription, { body: {} })
  for (const body of [card, byPaypal]) {
    const other = { ...body, ...yearly }
    const request = await worldRequest(control, userId, { body })
    await beforeNews(url, async () => {
      beforeNextWrite(() => client.call(createSubscription, { body: other }), isMade)
      await expect(beginSubscription(request)).rejects.toMatchObject({ code: 'subscription_in_progress' })
    })
    const { subscription } = await liveSubscriptionOf(userId)
    expect(subscription).toMatchObject({ planId: yearly.planId, status: 'incomplete' })
    const made = (await rowsOf(userId)).find(
      ({ planId, version }) => planId === monthly.planId && version > 1,
    )
    expect(made).toMatchObject({ status: 'cancelled' })
    const books = await booksOf(userId)
    expect(books.live).toEqual(body === card ? ['incomplete'] : [])
    await client.call(discardSubscription, { body: {} })
  }
})

test('an attempt whose account was closed while the provider made it is ended there', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  await client.call(createSubscription, { body: card })
  const plan = await findPlan(monthly.planId, 'monthly')
  const made = await beforeNews(url, async () => {
    const { account, subscription } = await liveSubscriptionOf(userId)
    const { stripe: ids, ...begun } = subscription as StoredSubscription
    const now = await control.now()
    await commit(changeBillingAccount(account, { closedAt: now }))
    const start = { customer: account.stripeCustomerId ?? '', plan, begun, promo: undefined }
    expect(await startStripeSubscription(start, now)).toBeUndefined()
    return ids
  })
  const { status } = await stripe.subscriptions.retrieve(made?.subscriptionId ?? '')
  expect(status).toBe('incomplete_expired')
})

test('paying an attempt and giving it up at once end in one of both, never in a charge for nothing', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const { client } = await completeMember(url)
    const userId = userIdOf(client)
    const begun = await client.call(createSubscription, { body: card })
    const [confirmed, other] = await Promise.all([
      confirmPayment(url, begun.body.payment),
      client.call(createSubscription, { body: { ...card, ...yearly } }),
    ])
    await client.call(settleSubscription, { body: {} })
    const paid = confirmed.status === 'succeeded'
    expect(other.status).toBe(paid ? 409 : 201)
    const books = await booksOf(userId)
    expect(books).toMatchObject({ live: [paid ? 'active' : 'incomplete'], charged: paid ? 1 : 0 })
    const { subscription } = await liveSubscriptionOf(userId)
    expect(subscription?.planId).toBe(paid ? monthly.planId : yearly.planId)
  }
})

/** What no request of ours does: the place is free here, and the provider was not told. */
async function losePlace(userId: string): Promise<void> {
  const { account, subscription } = await liveSubscriptionOf(userId)
  if (!subscription) throw new Error('nothing was begun')
  await commit(
    changeBillingAccount(account, { liveSubscriptionId: undefined }),
    subscriptions.put(
      { ...subscription, status: 'cancelled', version: subscription.version + 1 },
      { version: subscription.version },
    ),
  )
}

const ways: [string, Order][] = [
  ['a card', card],
  ['PayPal', byPaypal],
]

test.each(ways)('a second one that was paid with %s all the same is ended and refunded', async (_, body) => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  const first = await client.call(createSubscription, { body })
  const { subscription } = await beforeNews(url, async () => {
    await losePlace(userId)
    const second = await client.call(createSubscription, { body: { ...card, ...yearly } })
    expect(await confirmPayment(url, second.body.payment)).toMatchObject({ status: 'succeeded' })
    await client.call(settleSubscription, { body: {} })
    if (body === card) await confirmPayment(url, first.body.payment)
    else {
      await answerPaypal(url, first.body.payment)
      const row = await subscriptions.get({ userId, id: first.body.subscription.id })
      const paypal = await paypalClient()
      await paypal.post(`/v1/billing/subscriptions/${row?.paypal?.subscriptionId}/activate`)
    }
    return second.body
  })

  expect(await booksOf(userId)).toMatchObject({ live: ['active'], charged: 2, kept: 1 })
  const overview = (await client.call(getUserBillingOverview, {})).body
  expect(overview).toMatchObject({
    subscription: { id: subscription.id, status: 'active' },
    totalSpentCents: subscription.priceCents,
  })
  expect(overview.transactions.filter(({ type }) => type === 'refund')).toMatchObject([
    { status: 'succeeded', amountCents: 999 },
  ])
  const { items } = (await client.call(listNotifications, { query: { limit: 50 } })).body
  expect(items.map(({ title }) => title).filter((title) => title.includes('ended'))).toEqual([])
})
