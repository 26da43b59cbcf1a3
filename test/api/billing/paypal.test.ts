import { expect, test } from 'vitest'
import { mirrorPaypalSale } from '#core/billing/invoices/mirror-paypal-sale.ts'
import { paypalClient } from '#core/billing/paypal/paypal.ts'
import type { PaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import {
  cancelSubscription,
  createSubscription,
  discardSubscription,
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
  settleSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { processRefund } from '#shared/billing/transactions/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { answerPaypal, pressPaypal } from '#test/support/paypal.ts'
import { printedInvoice } from '#test/support/printed-invoice.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const pro = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'paypal' } as const

async function paypalMember() {
  const member = await completeMember(url)
  const { client } = member
  const begun = await client.call(createSubscription, { body: pro })
  await answerPaypal(url, begun.body.payment)
  await client.call(settleSubscription, { body: {} })
  await control.settle()
  return member
}

const overviewOf = async (client: Client) => (await client.call(getUserBillingOverview, {})).body

async function atPaypal(client: Client): Promise<PaypalSubscription> {
  const { subscription } = await liveSubscriptionOf(userIdOf(client))
  const paypal = await paypalClient()
  return paypal.get(`/v1/billing/subscriptions/${subscription?.paypal?.subscriptionId}`)
}

test('what is approved at PayPal is charged when its payer is back, once, and the receipt comes once', async () => {
  const { client, email } = await completeMember(url)
  const begun = await client.call(createSubscription, { body: pro })
  expect(begun.status).toBe(201)
  const again = await client.call(createSubscription, { body: pro })
  expect(again.body).toEqual(begun.body)
  const back = await answerPaypal(url, begun.body.payment)
  expect(back.pathname + back.search).toMatch(
    /^\/billing\/subscribe\?plan=pro_competitor_monthly&paypal=return&subscription_id=I-/,
  )
  expect(await overviewOf(client)).toMatchObject({ totalSpentCents: 0, transactions: [] })

  const settled = await Promise.all([1, 2].map(() => client.call(settleSubscription, { body: {} })))
  expect(settled.map(({ status }) => status)).toContain(200)
  await control.settle()
  expect((await client.call(getMe, {})).body).toMatchObject({
    membershipType: 'pro_competitor',
    subscriptionPlan: pro.planId,
  })
  const overview = await overviewOf(client)
  expect(overview).toMatchObject({
    subscription: { status: 'active', paymentProvider: 'paypal', priceCents: 999, cancelAtPeriodEnd: false },
    totalSpentCents: 999,
    transactions: [{ type: 'payment', status: 'succeeded', amountCents: 999, paymentProvider: 'paypal' }],
    invoices: [{ status: 'paid', totalCents: 999, lines: [{ description: 'Pro Competitor membership' }] }],
  })
  expect(overview.transactions).toHaveLength(1)
  const receipts = (await control.inbox(email)).filter(({ subject }) => subject.includes('receipt'))
  expect(receipts).toHaveLength(1)
})

test('an invoice stays made out to whom it was written to, also when PayPal reports it again', async () => {
  const { client, email } = await paypalMember()
  const userId = userIdOf(client)
  const [invoice] = (await overviewOf(client)).invoices
  await changeUser(userId, { name: 'Someone Else', companyName: 'Renamed Audio' })
  const { providerInvoiceId: saleId = '', id = '' } = invoice ?? {}
  await mirrorPaypalSale({ saleId }, await control.now())
  const printed = await printedInvoice(client, id)
  expect(printed).toEqual(expect.arrayContaining([email, invoice?.billedTo?.name]))
  expect(printed.join('\n')).not.toMatch(/Someone Else|Renamed Audio/)
})

test('a member who leaves the page of PayPal has bought nothing, and may begin with a card', async () => {
  const { client } = await completeMember(url)
  const begun = await client.call(createSubscription, { body: pro })
  const back = await answerPaypal(url, begun.body.payment, { decision: 'cancel' })
  expect(back.searchParams.get('paypal')).toBe('cancel')
  expect((await client.call(discardSubscription, { body: {} })).status).toBe(204)
  // The page stays open in another tab: what is agreed to there now charges nothing.
  await answerPaypal(url, begun.body.payment)
  await control.settle()
  expect(await overviewOf(client)).toMatchObject({ totalSpentCents: 0, transactions: [] })
  const card = await client.call(createSubscription, { body: { ...pro, provider: 'stripe' } })
  expect(card.body.payment).toMatchObject({ kind: 'card', amountDueCents: 999 })
})

test('what is being begun at PayPal in this moment is not given up, what was left in it is', async () => {
  const { client } = await completeMember(url)
  const begun = await client.call(createSubscription, { body: pro })
  await answerPaypal(url, begun.body.payment)
  const activating = async (activatingAt: string) => {
    const { subscription } = await liveSubscriptionOf(userIdOf(client))
    if (!subscription?.paypal) throw new Error('nothing is begun')
    const { paypal, version } = subscription
    const next = { ...subscription, paypal: { ...paypal, activatingAt }, version: version + 1 }
    await commit(subscriptions.put(next, { version }))
  }
  const byCard = () => client.call(createSubscription, { body: { ...pro, provider: 'stripe' } })
  await activating(await control.now())
  await client.call(discardSubscription, { body: {} })
  expectProblem(await byCard(), 409, 'subscription_in_progress')
  await activating(addTime(await control.now(), { minutes: -5 }))
  expect((await byCard()).body.subscription).toMatchObject({
    status: 'incomplete',
    paymentProvider: 'stripe',
  })
})

test('the plan, the way to pay, and promo codes are looked at before PayPal is asked', async () => {
  const { client } = await completeMember(url)
  const coded = await client.call(createSubscription, { body: { ...pro, promoCode: 'WELCOME' } })
  expectProblem(coded, 422, 'promo_plan')
  const card = await client.call(createSubscription, { body: { ...pro, provider: 'stripe' } })
  const switched = await client.call(createSubscription, { body: pro })
  expect(switched.body.subscription.id).not.toBe(card.body.subscription.id)
  expect(switched.body.payment).toMatchObject({ kind: 'approval' })
})

test('a first payment that is declined begins nothing and leaves the place free', async () => {
  const { client } = await completeMember(url)
  const begun = await client.call(createSubscription, { body: pro })
  await answerPaypal(url, begun.body.payment, { funding: 'declined_later', email: 'declined@demo.test' })
  const settled = await client.call(settleSubscription, { body: {} })
  expect(settled.body.subscription).toMatchObject({ status: 'cancelled' })
  await control.settle()
  expect((await client.call(getMe, {})).body.membershipType).toBe('competitor')
  expect(await overviewOf(client)).toMatchObject({ totalSpentCents: 0, transactions: [] })
  expect((await client.call(createSubscription, { body: pro })).status).toBe(201)
})

test('a payment is refunded in parts, each once, and never more than was paid', async () => {
  const { client } = await paypalMember()
  const admin = await demoClient(url, 'admin')
  const transactionId = (await overviewOf(client)).transactions[0]?.id as `txn_${string}`
  const refund = { userId: userIdOf(client), reason: 'Not as promised' }
  const params = { transactionId }
  const part = { ...refund, requestId: crypto.randomUUID(), amountCents: 400 }
  const first = await admin.call(processRefund, { params, body: part })
  expect(first.body).toMatchObject({
    refund: { status: 'succeeded', amountCents: 400, paymentProvider: 'paypal' },
    payment: { status: 'partially_refunded', refundedCents: 400 },
  })
  expect((await admin.call(processRefund, { params, body: part })).body.refund.id).toBe(first.body.refund.id)
  const much = { ...refund, requestId: crypto.randomUUID(), amountCents: 600 }
  expectProblem(await admin.call(processRefund, { params, body: much }), 422, 'refund_too_large')
  const rest = { ...refund, requestId: crypto.randomUUID(), amountCents: 599 }
  expect((await admin.call(processRefund, { params, body: rest })).body.payment.status).toBe('refunded')
  await control.settle()
  const overview = await overviewOf(client)
  expect(overview).toMatchObject({ totalSpentCents: 0 })
  expect(overview.transactions).toHaveLength(3)
})

test('a dispute is noted on its payment, told to administrators once, and stops refunds while it is open', async () => {
  const [won, lost] = [await paypalMember(), await paypalMember()]
  const admin = await demoClient(url, 'admin')
  const paymentOf = async ({ client }: { client: Client }) => {
    const row = (await overviewOf(client)).transactions.find(({ type }) => type === 'payment')
    const stored = row && (await transactions.get({ userId: userIdOf(client), id: row.id }))
    if (!stored) throw new Error('there is no payment')
    return stored
  }
  const refund = async (member: typeof won) => {
    const { id: transactionId, userId } = await paymentOf(member)
    const requestId = crypto.randomUUID()
    const body = { userId, requestId, amountCents: 100, reason: 'Not as promised' }
    return admin.call(processRefund, { params: { transactionId: transactionId as `txn_${string}` }, body })
  }
  const disputes = await Promise.all(
    [won, lost].map(async (member) =>
      pressPaypal(url, (await paymentOf(member)).providerTransactionId ?? '', 'dispute'),
    ),
  )
  await control.settle()
  const opened = { status: 'needs_response', reason: 'unauthorised', amountCents: 999, isRefundable: false }
  expect((await paymentOf(won)).dispute).toEqual({ id: disputes[0], ...opened })
  expect(expectProblem(await refund(won), 422, 'not_refundable').detail).toMatch(/^The payer has disputed/)
  await pressPaypal(url, disputes[0] ?? '', 'review')
  await control.settle()
  expect((await paymentOf(won)).dispute).toMatchObject({ status: 'under_review', isRefundable: false })
  await pressPaypal(url, disputes[0] ?? '', 'seller')
  await pressPaypal(url, disputes[1] ?? '', 'buyer')
  await control.settle()
  expect((await paymentOf(won)).dispute).toMatchObject({ status: 'won', isRefundable: true })
  expect((await refund(won)).body.payment).toMatchObject({ status: 'partially_refunded' })
  expect(await paymentOf(lost)).toMatchObject({
    status: 'refunded',
    refundedCents: 999,
    dispute: { status: 'lost' },
  })
  expect(await overviewOf(lost.client)).toMatchObject({ totalSpentCents: 0 })
  for (const member of [won, lost]) {
    const { id } = await paymentOf(member)
    const alerts = (await control.inbox('admin@demo.test')).filter(({ text }) => text.includes(id))
    expect(alerts.map(({ subject }) => subject)).toEqual(['A payment was disputed'])
    expect(alerts[0]?.text).toContain('A PayPal payer disputes a payment of $9.99 (unauthorised).')
  }
})

test('what PayPal collects for a membership that is over here is kept, and flagged to administrators', async () => {
  const { client } = await paypalMember()
  const userId = userIdOf(client)
  const { subscription } = await liveSubscriptionOf(userId)
  if (!subscription) throw new Error('there is no subscription')
  // As if it had ended here before the payment that is looked at again.
  const endedAt = addTime(await control.now(), { days: -1 })
  const { version } = subscription
  await commit(
    subscriptions.put({ ...subscription, status: 'cancelled', endedAt, version: version + 1 }, { version }),
  )
  const [payment] = (await overviewOf(client)).transactions
  await mirrorPaypalSale({ saleId: payment?.providerTransactionId ?? '' }, await control.now())
  await control.settle()
  const alerts = (await control.inbox('admin@demo.test')).filter(({ text }) =>
    text.includes(payment?.id ?? ''),
  )
  expect(alerts.map(({ subject }) => subject)).toEqual(['A payment came too late'])
  expect(await overviewOf(client)).toMatchObject({
    totalSpentCents: 999,
    transactions: [{ status: 'succeeded' }],
  })
})

test('ended with the period it stays until then and cannot be taken back; at once it is over', async () => {
  const { client, email } = await paypalMember()
  const ending = { reason: 'too_expensive', immediate: false } as const
  const ended = await client.call(cancelSubscription, { body: ending })
  expect(ended.body).toMatchObject({
    status: 'active',
    cancelAtPeriodEnd: true,
    cancellationReason: 'too_expensive',
  })
  expect(await atPaypal(client)).toMatchObject({ status: 'CANCELLED' })
  await control.settle()
  expect((await client.call(getMe, {})).body.membershipType).toBe('pro_competitor')
  expectProblem(await client.call(keepSubscription, { body: {} }), 409, 'cancellation_final')
  const [told] = (await control.inbox(email)).filter(({ subject }) => subject.includes('ends on'))
  expect(told?.text).toContain('PayPal will not charge you again')
  expect(told?.text).not.toContain('keep your subscription')
  const over = await client.call(cancelSubscription, { body: { ...ending, immediate: true } })
  expect(over.body).toMatchObject({ status: 'cancelled' })
  await control.settle()
  expect((await client.call(getMe, {})).body.membershipType).toBe('competitor')
})

test('a pause suspends at PayPal and remembers there when to go on; resuming goes on with the paid period', async () => {
  const { client, email } = await paypalMember()
  const before = await overviewOf(client)
  const resumeAt = addTime(await control.now(), { days: 5 })
  const paused = await client.call(pauseSubscription, { body: { resumeAt } })
  expect(paused.body).toMatchObject({ status: 'paused', resumeAt })
  expect(await atPaypal(client)).toMatchObject({ status: 'SUSPENDED' })
  await control.settle()
  expect((await client.call(getMe, {})).body.membershipType).toBe('competitor')
  const [told] = (await control.inbox(email)).filter(({ subject }) => subject.includes('is paused'))
  expect(told?.text).toMatch(/PayPal charges nothing while it is paused[\s\S]*It resumes automatically on/)
  const resumed = await client.call(resumeSubscription, { body: {} })
  expect(resumed.body).toMatchObject({
    status: 'active',
    currentPeriodEndAt: before.subscription?.currentPeriodEndAt,
  })
  expect(resumed.body.resumeAt).toBeUndefined()
  expect(await overviewOf(client)).toMatchObject({ totalSpentCents: 999 })
})
