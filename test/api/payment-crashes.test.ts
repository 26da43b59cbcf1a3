import { expect, inject, test } from 'vitest'
import { createSubscription as beginSubscription } from '#core/subscriptions/create-subscription.ts'
import { updateSubscription as changePlan } from '#core/subscriptions/update-subscription.ts'
import { processRefund as refund } from '#core/transactions/process-refund.ts'
import { retryPayment as retry } from '#core/transactions/retry-payment.ts'
import { users } from '#core/users/users.ts'
import {
  createSubscription,
  previewPlanChange,
  settleSubscription,
  updateSubscription,
} from '#shared/subscriptions/contract.ts'
import { retryPayment } from '#shared/transactions/contract.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { owingMember, payingMember, transactionsOf } from '#test/support/paying-member.ts'
import { cutAtProvider, cutAtWrite, powerCut } from '#test/support/power-cuts.ts'
import { openSharedTable, userIdOf } from '#test/support/records.ts'
import { confirmPayment, saveCard, stripeOf } from '#test/support/stripe.ts'

const url = inject('cloudUrl')
openSharedTable()
const stripe = stripeOf(url)
const control = controlOf(url)

/** A request of this member to a use-case in this process, where the power can be cut. */
async function requestOf<R>(userId: string, given: object): Promise<R> {
  const user = await users.get({ id: userId }, { consistent: true })
  const now = new Date().toISOString()
  const rest = { now, requestId: crypto.randomUUID(), ip: '', userAgent: '', remember: () => [] }
  return { actor: { userId, user }, params: {}, query: {}, body: {}, ...given, ...rest } as R
}

const places = (call: `${string}.${string}`): [string, Cut][] => [
  ['before the first write', () => cutAtWrite(1, 'before')],
  ['when the first write was done', () => cutAtWrite(1, 'after')],
  ['before the provider hears of it', () => cutAtProvider(call, 'before')],
  ['when the provider has done it', () => cutAtProvider(call, 'after')],
  ['before the second write', () => cutAtWrite(2, 'before')],
  ['when the second write was done', () => cutAtWrite(2, 'after')],
]

type Cut = () => (() => void) | Promise<() => void>

/** Where a webhook was faster there is no second write to be cut at. */
async function breakOff(place: string, cut: Cut, work: () => Promise<unknown>): Promise<void> {
  const mend = await cut()
  const outcome = await work().then(
    () => 'done',
    (error: Error) => error.message,
  )
  mend()
  expect(place.includes('second write') ? [powerCut, 'done'] : [powerCut], place).toContain(outcome)
}

const succeeded = async (customer: unknown) => {
  const { data } = await stripe.charges.list({ customer: String(customer), limit: 100 })
  return data.filter(({ status }) => status === 'succeeded').length
}

const pro = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'stripe' } as const

test('a checkout that breaks off anywhere is gone on with, and makes one subscription and one payment', async () => {
  for (const [place, cut] of places('subscriptions.create')) {
    const { client } = await completeMember(url)
    const userId = await userIdOf(client)
    const request = await requestOf<Parameters<typeof beginSubscription>[0]>(userId, { body: pro })
    await breakOff(place, cut, () => beginSubscription(request))
    const again = await client.call(createSubscription, { body: pro })
    expect(again.status, place).toBe(201)
    await confirmPayment(url, again.body.payment)
    await client.call(settleSubscription, { body: {} })
    await control.settle()
    expect(await transactionsOf(client), place).toMatchObject([{ type: 'payment', status: 'succeeded' }])
    const made = []
    for await (const one of stripe.subscriptions.list({ status: 'all', limit: 100 }))
      if (one.metadata.user_id === userId) made.push(one)
    expect(
      made.map(({ status }) => status),
      place,
    ).toEqual(['active'])
    expect(await succeeded(made[0]?.customer), place).toBe(1)
  }
}, 180_000)

test('a refund that breaks off anywhere is finished by asking again, and gives back once', async () => {
  const paying = await payingMember(url)
  const { userId, payment } = paying
  for (const [index, [place, cut]] of places('refunds.create').entries()) {
    const given = {
      params: { transactionId: payment.id },
      body: { userId, requestId: crypto.randomUUID(), amountCents: 50, reason: place },
    }
    const request = await requestOf<Parameters<typeof refund>[0]>(userId, given)
    await breakOff(place, cut, () => refund(request))
    const [answer, same] = [await refund(request), await refund(request)]
    expect(same.refund.id, place).toBe(answer.refund.id)
    expect(answer, place).toMatchObject({
      refund: { status: 'succeeded', amountCents: 50 },
      payment: { refundedCents: 50 * (index + 1) },
    })
    const { data } = await stripe.refunds.list({ charge: payment.providerTransactionId ?? '', limit: 100 })
    expect(data, place).toHaveLength(index + 1)
  }
  await control.settle()
  const refunds = (await transactionsOf(paying.client)).filter(({ type }) => type === 'refund')
  expect(refunds).toHaveLength(6)
  const told = (await control.inbox(paying.email)).filter(({ subject }) => subject.startsWith('We gave back'))
  expect(told).toHaveLength(6)
}, 180_000)

test('a failed payment that is tried again and breaks off anywhere is paid once', async () => {
  for (const [place, cut] of places('invoices.pay')) {
    const { client, userId, failed, providerSubscriptionId } = await owingMember(url)
    const { id: paymentMethodId } = await saveCard(url, client)
    const given = { params: { transactionId: failed.id }, body: { paymentMethodId } }
    const request = await requestOf<Parameters<typeof retry>[0]>(userId, given)
    await breakOff(place, cut, () => retry(request))
    const again = await client.call(retryPayment, given)
    // Somebody, perhaps the webhook, may have found meanwhile that it is paid.
    expect([200, 409], `${place}: ${again.text}`).toContain(again.status)
    await control.settle()
    const { customer, status } = await stripe.subscriptions.retrieve(providerSubscriptionId)
    expect([await succeeded(customer), status], place).toEqual([2, 'active'])
    const rows = await transactionsOf(client)
    expect(
      rows.map((row) => row.status),
      place,
    ).toEqual(['succeeded', 'succeeded'])
  }
}, 180_000)

test('a change of plan that breaks off anywhere is made and paid once', async () => {
  const choice = { planId: 'pro_competitor_yearly', billingPeriod: 'yearly' } as const
  for (const [place, cut] of places('subscriptions.update')) {
    const { client, userId, providerSubscriptionId } = await payingMember(url)
    const preview = await client.call(previewPlanChange, { body: choice })
    expect(preview.status, preview.text).toBe(200)
    const body = { ...choice, previewId: preview.body.id }
    const request = await requestOf<Parameters<typeof changePlan>[0]>(userId, { body })
    await breakOff(place, cut, () => changePlan(request))
    const again = await client.call(updateSubscription, { body })
    expect([200, 404, 409, 422], `${place}: ${again.text}`).toContain(again.status)
    await control.settle()
    const { customer, items } = await stripe.subscriptions.retrieve(providerSubscriptionId)
    expect(items.data[0]?.price.recurring?.interval, place).toBe('year')
    expect(await succeeded(customer), place).toBe(2)
    expect(await transactionsOf(client), place).toHaveLength(2)
  }
}, 180_000)
