import { expect, test } from 'vitest'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { settleSubscription } from '#shared/billing/subscriptions/contract.ts'
import { retryPayment } from '#shared/billing/transactions/contract.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { cardlessMember, owingMember, payingMember, transactionsOf } from '#test/support/paying-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { answerBank, confirmPayment, saveCard, stripeOf } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const stripe = stripeOf(url)
const control = controlOf(url)

type Owing = Awaited<ReturnType<typeof owingMember>>

const chargesOf = async ({ providerSubscriptionId }: Owing) => {
  const { customer } = await stripe.subscriptions.retrieve(providerSubscriptionId)
  const { data } = await stripe.charges.list({ customer: String(customer), limit: 100 })
  return data.filter(({ status }) => status === 'succeeded')
}

test('another card pays the same open invoice, and is the card from then on', async () => {
  const owing = await owingMember(url)
  const { client, failed } = owing
  const before = (await client.call(getUserBillingOverview, {})).body
  expect(before).toMatchObject({
    subscription: { status: 'past_due' },
    failedPayments: [
      {
        id: failed.id,
        failure: expect.stringContaining('declined'),
        declinedMethodId: before.paymentMethods[0]?.providerMethodId,
      },
    ],
  })
  const card = await saveCard(url, client)
  const params = { transactionId: failed.id }
  const { body } = await client.call(retryPayment, { params, body: { paymentMethodId: card.id } })
  expect(body).toEqual({ success: true, message: 'Payment processed successfully!' })
  await control.settle()

  const after = (await client.call(getUserBillingOverview, {})).body
  expect(after).toMatchObject({
    subscription: { status: 'active' },
    failedPayments: [],
    totalSpentCents: 1998,
  })
  expect(after.paymentMethods.find(({ isDefault }) => isDefault)?.id).toBe(card.id)
  expect(await transactionsOf(client)).toHaveLength(2)
  expect(await chargesOf(owing)).toHaveLength(2)
  const again = await client.call(retryPayment, { params, body: { paymentMethodId: card.id } })
  expectProblem(again, 409, 'payment_not_retryable')
})

test('five tries at once charge once', async () => {
  const owing = await owingMember(url)
  const { client, failed } = owing
  const { id: paymentMethodId } = await saveCard(url, client)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      client.call(retryPayment, { params: { transactionId: failed.id }, body: { paymentMethodId } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expectProblem(answer, 409, 'payment_not_retryable')
  expect(await chargesOf(owing)).toHaveLength(2)
  expect((await client.call(getUserBillingOverview, {})).body.totalSpentCents).toBe(1998)
})

test('a declined card says why, changes nothing and can be replaced', async () => {
  const { client, failed } = await owingMember(url)
  const before = (await client.call(getUserBillingOverview, {})).body
  const params = { transactionId: failed.id }
  const declining = before.paymentMethods.find(({ isDefault }) => isDefault)
  const paymentMethodId = declining?.id as `pay_${string}`
  const answer = await client.call(retryPayment, { params, body: { paymentMethodId } })
  expect(expectProblem(answer, 422, 'payment_declined').detail).toContain('Use another card')
  const after = (await client.call(getUserBillingOverview, {})).body
  expect(after).toMatchObject({ totalSpentCents: 999, failedPayments: [{ id: failed.id }] })
})

test('a bank that asks its customer gets an answer before anything is charged', async () => {
  const { client, failed } = await owingMember(url)
  const card = await saveThreeDSecureCard(client)
  const params = { transactionId: failed.id }
  const { body } = await client.call(retryPayment, { params, body: { paymentMethodId: card.id } })
  expect(body).toMatchObject({
    success: false,
    payment: { kind: 'card', intent: 'payment', amountDueCents: 999 },
  })
  // A member who turns away from the bank finds the payment as it was.
  expect((await client.call(getUserBillingOverview, {})).body).toMatchObject({
    totalSpentCents: 999,
    failedPayments: [{ id: failed.id, failure: expect.stringContaining('confirm this payment') }],
  })
  await control.stripeSwitches({ threeDSecure: 'pass' })
  const confirmed = await confirmPayment(url, body.payment, card.providerMethodId)
  await control.stripeSwitches({ threeDSecure: null })
  expect(confirmed.status).toBe('succeeded')
  await control.settle()
  expect((await client.call(getUserBillingOverview, {})).body).toMatchObject({
    subscription: { status: 'active' },
    totalSpentCents: 1998,
    failedPayments: [],
  })
})

test('a renewal that the bank wants confirmed is told like one that failed, and is paid at the bank', async () => {
  const { client, email, providerSubscriptionId } = await payingMember(url)
  const card = await saveThreeDSecureCard(client, {
    card: 'pm_card_authenticationRequiredOnSetup',
    setAsDefault: true,
  })
  // Billed again at once, with no one there.
  await stripe.subscriptions.update(providerSubscriptionId, {
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'none',
    off_session: true,
  })
  await control.settle()
  const { subscription, failedPayments } = (await client.call(getUserBillingOverview, {})).body
  expect(subscription?.status).toBe('past_due')
  expect(failedPayments).toMatchObject([{ failure: expect.stringContaining('confirm this payment') }])
  const mails = (await control.inbox(email)).filter(({ text }) => text.includes(failedPayments[0]?.id ?? ''))
  expect(mails).toHaveLength(1)
  const params = { transactionId: failedPayments[0]?.id as `txn_${string}` }
  const { body } = await client.call(retryPayment, { params, body: { paymentMethodId: card.id } })
  await control.stripeSwitches({ threeDSecure: 'pass' })
  await confirmPayment(url, body.payment, card.providerMethodId)
  await control.stripeSwitches({ threeDSecure: null })
  await control.settle()
  expect((await client.call(getUserBillingOverview, {})).body).toMatchObject({
    subscription: { status: 'active' },
    totalSpentCents: 1998,
    failedPayments: [],
  })
})

test('a member without a card pays with a new one, at the bank where it asks, and it is the card from then on', async () => {
  const { client, transactionId } = await cardlessMember(url)
  expect((await client.call(getUserBillingOverview, {})).body.paymentMethods).toEqual([])
  const retry = () => client.call(retryPayment, { params: { transactionId }, body: {} })
  const { body } = await retry()
  expect(body).toMatchObject({
    success: false,
    payment: { kind: 'card', intent: 'payment', amountDueCents: 999 },
  })
  const look = async () => (await client.call(settleSubscription, { body: { transactionId } })).body.payment
  const declined = await confirmPayment(url, body.payment, 'pm_card_chargeCustomerFail')
  expect(declined).toHaveProperty('error')
  expect(await look()).toMatchObject({ status: 'failed', failure: expect.stringContaining('declined') })

  const asked = await confirmPayment(url, body.payment, 'pm_card_threeDSecure2Required')
  expect(asked.status).toBe('requires_action')
  expect(await look()).toMatchObject({ status: 'failed' })
  await answerBank(url, body.payment, 'pass')
  expect(await look()).toMatchObject({ id: transactionId, status: 'succeeded' })
  expect((await client.call(getUserBillingOverview, {})).body).toMatchObject({
    totalSpentCents: 1998,
    failedPayments: [],
    paymentMethods: [{ isDefault: true }],
  })
  expectProblem(await retry(), 409, 'payment_not_retryable')
})

test('an invoice for which there is no card is told like one that failed, and another card pays it', async () => {
  const { client, transactionId } = await cardlessMember(url)
  const card = await saveCard(url, client)
  const params = { transactionId }
  const { body } = await client.call(retryPayment, { params, body: { paymentMethodId: card.id } })
  expect(body).toEqual({ success: true, message: 'Payment processed successfully!' })
})

/** Confirmed when it was saved, and the bank asks again at every payment. */
async function saveThreeDSecureCard(
  client: Owing['client'],
  { card: number = 'pm_card_threeDSecure2Required', setAsDefault = false } = {},
) {
  await control.stripeSwitches({ threeDSecure: 'pass' })
  const card = await saveCard(url, client, { card: number, setAsDefault })
  await control.stripeSwitches({ threeDSecure: null })
  return card
}

test('someone else’s payment is not found, nor is their card, and a card must be chosen', async () => {
  const [{ client, failed }, { client: other }] = await Promise.all([owingMember(url), completeMember(url)])
  const theirs = await saveCard(url, other)
  const params = { transactionId: failed.id }
  const foreign = await other.call(retryPayment, { params, body: { paymentMethodId: theirs.id } })
  expect(expectProblem(foreign, 404, 'transaction_not_found').detail).toBe('Transaction not found')
  const foreignCard = await client.call(retryPayment, { params, body: { paymentMethodId: theirs.id } })
  expectProblem(foreignCard, 404, 'payment_method_not_found')
  expectProblem(await client.call(retryPayment, { params, body: {} }), 422, 'payment_method_required')
})

test('what is paid, or bought for a membership that is over, cannot be paid again', async () => {
  const [paid, owing] = await Promise.all([payingMember(url), owingMember(url)])
  const { id: paymentMethodId } = await saveCard(url, paid.client)
  const params = { transactionId: paid.payment.id }
  const again = await paid.client.call(retryPayment, { params, body: { paymentMethodId } })
  expectProblem(again, 409, 'payment_not_retryable')
  await stripe.subscriptions.cancel(owing.providerSubscriptionId)
  await control.settle()
  // It is announced all the same.
  const [told, ...others] = (await owing.client.call(getUserBillingOverview, {})).body.failedPayments
  expect(others).toEqual([])
  expect(told).toMatchObject({ id: owing.failed.id, failure: expect.stringContaining('declined') })
  expect(told).not.toHaveProperty('retryable')
  const late = await owing.client.call(retryPayment, { params: { transactionId: owing.failed.id }, body: {} })
  expectProblem(late, 409, 'payment_not_retryable')
})
