import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { billingAccounts } from '#core/billing/billing/billing-accounts.ts'
import { mirrorPaymentMethods } from '#core/billing/payment-methods/mirror-payment-methods.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { mailsTo } from '#core/platform/mails/mails-to.ts'
import { createSubscription } from '#functions/api/billing/subscriptions/create-subscription.ts'
import { previewPlanChange } from '#functions/api/billing/subscriptions/preview-plan-change.ts'
import { updateSubscription } from '#functions/api/billing/subscriptions/update-subscription.ts'
import { processRefund } from '#functions/api/billing/transactions/process-refund.ts'
import { retryPayment } from '#functions/api/billing/transactions/retry-payment.ts'
import { AppError } from '#shared/errors.ts'
import type { User } from '#shared/platform/users/user.ts'
import { type BillingWorld, startBillingWorld } from '#test/support/billing-world.ts'
import { cutAtPaypal, cutAtProvider, cutAtWrite, powerCut } from '#test/support/power-cuts.ts'
import { worldRequest } from '#test/support/world-request.ts'
import {
  monthly,
  payInWorld,
  worldPayer,
  worldPerson,
  worldSubscriber,
  yearly,
} from '#test/support/world-subscriber.ts'

let world: BillingWorld
beforeAll(async () => {
  world = await startBillingWorld({ databaseUrl: inject('databaseUrl'), at: '2027-01-15T10:00:00.000Z' })
})
afterAll(() => world.stop())

type Cut = () => (() => void) | Promise<() => void>

const places = (atProvider: (when: 'before' | 'after') => ReturnType<Cut>): [string, Cut][] => [
  ['before the first write', () => cutAtWrite(1, 'before')],
  ['when the first write was done', () => cutAtWrite(1, 'after')],
  ['before the provider hears of it', () => atProvider('before')],
  ['when the provider has done it', () => atProvider('after')],
  ['before the second write', () => cutAtWrite(2, 'before')],
  ['when the second write was done', () => cutAtWrite(2, 'after')],
]

const stripe = (call: `${string}.${string}`) => (when: 'before' | 'after') => cutAtProvider(call, when)
const paypal = (end: string) => (when: 'before' | 'after') => cutAtPaypal(end, when)

/** In a call of PayPal it looks like PayPal not answering. */
const gone = new RegExp(`${powerCut}|is not responding`)

/** The power goes in the middle of the work; the news of what was done by then come in one case of two. */
async function breakOff([place, cut]: [string, Cut], work: () => Promise<unknown>): Promise<void> {
  const mend = await cut()
  try {
    await expect(work(), place).rejects.toThrow(gone)
  } finally {
    mend()
  }
  if (place.startsWith('when')) await takeIn()
}

async function takeIn(): Promise<void> {
  await world.takeIn((things) => things, world.now())
  await world.moveTo(new Date(Date.parse(world.now()) + 60_000).toISOString())
}

/** What is asked for again is done, or refused because it is done already. */
async function askAgain(ask: () => Promise<unknown>): Promise<void> {
  await ask().catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })
}

async function rowsOf({ id }: User) {
  const rows = { pk: `USER#${id}`, prefix: 'TRANSACTION#', limit: 50 } as const
  return (await transactions.list(rows)).items
}

async function customerOf({ id: userId }: User): Promise<string> {
  return (await billingAccounts.get({ userId }, { consistent: true }))?.stripeCustomerId ?? ''
}

async function succeededCharges(person: User): Promise<number> {
  const { data } = await world.stripe.charges.list({ customer: await customerOf(person), limit: 100 })
  return data.filter(({ status }) => status === 'succeeded').length
}

async function subscriptionsOf(person: User) {
  const of = { customer: await customerOf(person), status: 'all', limit: 100 } as const
  return (await world.stripe.subscriptions.list(of)).data
}

async function mailsOf({ email }: User, templateId: string): Promise<number> {
  let count = 0
  for await (const mail of mailsTo(email, world.now())) if (mail.templateId === templateId) count++
  return count
}

test('a checkout that breaks off anywhere is gone on with, and makes one subscription and one payment', async () => {
  for (const one of places(stripe('subscriptions.create'))) {
    const [place] = one
    const person = await worldPerson()
    const begin = async () =>
      createSubscription(await worldRequest(world, person.id, { body: { ...monthly, provider: 'stripe' } }))
    await breakOff(one, begin)
    await payInWorld(world, person, await begin())
    await takeIn()
    expect(await rowsOf(person), place).toMatchObject([{ type: 'payment', status: 'succeeded' }])
    expect((await subscriptionsOf(person)).map(({ status }) => status)).toEqual(['active'])
    expect(await succeededCharges(person), place).toBe(1)
    expect(await mailsOf(person, 'payment-receipt'), place).toBe(1)
  }
})

test('a refund that breaks off anywhere is finished by asking again, and gives back once', async () => {
  const person = await worldSubscriber(world)
  const { id: userId } = person
  const [payment] = await rowsOf(person)
  for (const [index, one] of places(stripe('refunds.create')).entries()) {
    const [place] = one
    const given = {
      params: { transactionId: payment?.id },
      body: { userId, requestId: crypto.randomUUID(), amountCents: 50, reason: place },
    }
    const refund = async () => processRefund(await worldRequest(world, userId, given))
    await breakOff(one, refund)
    const [answer, same] = [await refund(), await refund()]
    expect(same.refund.id, place).toBe(answer.refund.id)
    expect(answer, place).toMatchObject({
      refund: { status: 'succeeded', amountCents: 50 },
      payment: { refundedCents: 50 * (index + 1) },
    })
    const { data } = await world.stripe.refunds.list({
      charge: payment?.providerTransactionId ?? '',
      limit: 100,
    })
    expect(data, place).toHaveLength(index + 1)
  }
  await takeIn()
  expect((await rowsOf(person)).filter(({ type }) => type === 'refund')).toHaveLength(6)
  expect(await mailsOf(person, 'payment-refunded')).toBe(6)
})

/** A member whose renewal has failed, with another card to pay it with. */
async function owing() {
  const person = await worldSubscriber(world)
  const { subscription } = await liveSubscriptionOf(person.id)
  const [customer, id] = [await customerOf(person), subscription?.stripe?.subscriptionId ?? '']
  const attach = async (card: string) => (await world.stripe.paymentMethods.attach(card, { customer })).id
  const good = await attach('pm_card_mastercard')
  await world.stripe.subscriptions.update(id, {
    default_payment_method: await attach('pm_card_chargeCustomerFail'),
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'none',
  })
  await takeIn()
  const cards = await mirrorPaymentMethods(person.id, world.now())
  const card = cards.find(({ providerMethodId }) => providerMethodId === good)
  const failed = (await rowsOf(person)).find(({ status }) => status === 'failed')
  return { person, given: { params: { transactionId: failed?.id }, body: { paymentMethodId: card?.id } } }
}

test('a failed payment that is tried again and breaks off anywhere is paid once', async () => {
  for (const one of places(stripe('invoices.pay'))) {
    const [place] = one
    const { person, given } = await owing()
    const retry = async () => retryPayment(await worldRequest(world, person.id, given))
    await breakOff(one, retry)
    await askAgain(retry)
    await takeIn()
    expect((await subscriptionsOf(person)).map(({ status }) => status)).toEqual(['active'])
    expect(await succeededCharges(person), place).toBe(2)
    expect((await rowsOf(person)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
    expect(await mailsOf(person, 'payment-receipt'), place).toBe(2)
  }
})

test('a change of plan that breaks off anywhere is made and paid once', async () => {
  for (const one of places(stripe('subscriptions.update'))) {
    const [place] = one
    const person = await worldSubscriber(world)
    const preview = await previewPlanChange(await worldRequest(world, person.id, { body: yearly }))
    const body = { ...yearly, previewId: preview.id }
    const change = async () => updateSubscription(await worldRequest(world, person.id, { body }))
    await breakOff(one, change)
    await askAgain(change)
    await takeIn()
    const made = await subscriptionsOf(person)
    expect(made.map(({ items }) => items.data[0]?.price.recurring?.interval)).toEqual(['year'])
    expect(await succeededCharges(person), place).toBe(2)
    expect(await rowsOf(person), place).toHaveLength(2)
    expect((await liveSubscriptionOf(person.id)).subscription).toMatchObject({ planId: yearly.planId })
  }
})

/** A member on the way back from PayPal, with what PayPal has collected from them by now. */
async function approved() {
  const { person, settle } = await worldPayer(world)
  const { subscription } = await liveSubscriptionOf(person.id)
  const range = 'start_time=2020-01-01T00:00:00Z&end_time=2999-01-01T00:00:00Z'
  const path = `/v1/billing/subscriptions/${subscription?.paypal?.subscriptionId}/transactions?${range}`
  const collected = async (): Promise<{ id: string; status: string }[]> =>
    (await world.paypal.call(path)).body.transactions
  return { person, settle, collected }
}

test('a return from PayPal that breaks off anywhere is charged once, whether its payer or its news come again', async () => {
  for (const one of places(paypal('/activate'))) {
    const [place] = one
    const { person, settle, collected } = await approved()
    await breakOff(one, settle)
    if (place.startsWith('before')) await settle()
    await settle()
    await takeIn()
    expect(await collected(), place).toMatchObject([{ status: 'COMPLETED' }])
    expect(await rowsOf(person), place).toMatchObject([{ type: 'payment', status: 'succeeded' }])
    expect((await liveSubscriptionOf(person.id)).subscription, place).toMatchObject({ status: 'active' })
    expect(await mailsOf(person, 'payment-receipt'), place).toBe(1)
  }
})

test('a refund at PayPal that breaks off anywhere gives back once', async () => {
  const { person, settle, collected } = await approved()
  await settle()
  const [payment] = await rowsOf(person)
  for (const one of places(paypal('/refund'))) {
    const given = {
      params: { transactionId: payment?.id },
      body: { userId: person.id, requestId: crypto.randomUUID(), amountCents: 50, reason: one[0] },
    }
    const refund = async () => processRefund(await worldRequest(world, person.id, given))
    await breakOff(one, refund)
    expect((await refund()).refund, one[0]).toMatchObject({ status: 'succeeded', amountCents: 50 })
  }
  await takeIn()
  expect(await collected()).toMatchObject([{ status: 'PARTIALLY_REFUNDED' }])
  const [kept, ...refunds] = (await rowsOf(person)).toSorted((a, b) => b.amountCents - a.amountCents)
  expect(kept).toMatchObject({ refundedCents: 300, status: 'partially_refunded' })
  expect(refunds.map(({ type, status }) => `${type} ${status}`)).toEqual(Array(6).fill('refund succeeded'))
  expect((await billingAccounts.get({ userId: person.id }))?.totalSpentCents).toBe(699)
  expect(await mailsOf(person, 'payment-refunded')).toBe(6)
})
