import { beforeAll, expect, test } from 'vitest'
import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { endBilling } from '#core/billing/billing/end-billing.ts'
import { cancelOnce } from '#core/billing/one-time-payments/cancel-once.ts'
import { mirrorPayment } from '#core/billing/one-time-payments/mirror-payment.ts'
import { refundOnce } from '#core/billing/one-time-payments/refund-once.ts'
import { endEntryHolds } from '#core/events/registrations/end-entry-holds.ts'
import { getAdminBillingStats, listAllTransactions } from '#shared/billing/billing/admin-contract.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { getTransactionDetails } from '#shared/billing/billing/transaction-details-contract.ts'
import {
  downloadReceipt,
  exportTransactions,
  listTransactions,
  processRefund,
  retryPayment,
} from '#shared/billing/transactions/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { payRegistration, settleRegistration } from '#shared/events/registrations/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { booksOf, confirmedEntry, type HeldEntry, heldEntry } from '#test/support/paid-entry.ts'
import { pdfText } from '#test/support/pdf-text.ts'
import { changeStored, storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { answerBank, confirmPayment, stripeOf } from '#test/support/stripe.ts'
import { withoutNews } from '#test/support/without-news.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const stripe = stripeOf(url)
const now = () => control.now()
let organizer: Awaited<ReturnType<typeof anOrganizer>>

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

const anEvent = (more: Parameters<typeof putPublished>[1] = {}) =>
  putPublished(organizer.userId, { payment: 'online', ...more })

const administrator = () => feedMember(url, { membershipType: 'admin' })

const registrationOf = ({ registration }: HeldEntry) => storedRegistration(registration)

const settle = ({ client, registration: { id, eventId } }: HeldEntry) =>
  client.call(settleRegistration, { params: { registrationId: id }, body: { eventId } })

const refundsAtProvider = async ({ intentId }: HeldEntry) =>
  (await stripe.refunds.list({ payment_intent: intentId, limit: 100 })).data

const paymentOf = async ({ userId }: HeldEntry) => {
  const [payment, ...more] = (await booksOf(userId)).filter(({ type }) => type === 'payment')
  if (!payment) throw new Error('There is no payment.')
  expect(more).toEqual([])
  return payment
}

/** One payment, one line, one receipt, and the place. */
async function expectPaidOnce(entry: HeldEntry, event: Event): Promise<void> {
  const { userId, email, registration, intentId } = entry
  const payment = await paymentOf(entry)
  expect(payment).toMatchObject({
    status: 'succeeded',
    amountCents: 3000,
    description: `Entry: ${event.title}`,
    purpose: { kind: 'entry', registrationId: registration.id, eventId: event.id },
    providerIntentId: intentId,
  })
  expect(await registrationOf(entry)).toMatchObject({
    status: 'confirmed',
    pay: { state: 'paid', paidCents: 3000, transactionId: payment.id },
  })
  expect(await billingAccountOf(userId)).toMatchObject({ totalSpentCents: 3000 })
  const receipts = (await control.inbox(email)).filter(({ subject }) => subject.includes('receipt'))
  expect(receipts).toHaveLength(1)
}

test('news that comes before the member is back, and news that comes after, write one payment', async () => {
  const event = await anEvent()
  const early = await confirmedEntry(url, event)
  await control.settle()
  expect((await settle(early)).body).toMatchObject({ status: 'confirmed' })
  await control.stripeSwitches({ webhooks: { hold: true } })
  const late = await confirmedEntry(url, event)
  expect((await settle(late)).body).toMatchObject({ status: 'confirmed' })
  await control.stripeSwitches({ webhooks: { hold: false } })
  await control.settle()
  await expectPaidOnce(early, event)
  await expectPaidOnce(late, event)
})

test('five copies of each piece of news, the newest first, write one payment', async () => {
  const event = await anEvent()
  await control.stripeSwitches({ webhooks: { copies: 5, hold: true, reorder: true } })
  const entries = await Promise.all([1, 2, 3].map(() => confirmedEntry(url, event)))
  await control.stripeSwitches({ webhooks: { copies: 5, hold: false, reorder: true } })
  await control.settle()
  await control.stripeSwitches({ webhooks: { copies: 1, reorder: false } })
  for (const entry of entries) await expectPaidOnce(entry, event)
})

test('ten who look at the same payment at once write it once', async () => {
  const event = await anEvent()
  const entry = await withoutNews(url, () => confirmedEntry(url, event))
  const at = await now()
  await Promise.all(Array.from({ length: 10 }, () => mirrorPayment(entry.intentId, at)))
  await control.settle()
  await expectPaidOnce(entry, event)
})

test('begun again, it is the same payment, and a declined card leaves it open for another one', async () => {
  const event = await anEvent()
  const entry = await heldEntry(url, event)
  const { client, registration } = entry
  expect((await confirmPayment(url, entry.payment, 'pm_card_chargeDeclined')).error?.code).toBe(
    'card_declined',
  )
  await control.settle()
  expect(await booksOf(entry.userId)).toEqual([])
  const body = { eventId: event.id }
  const again = await client.call(payRegistration, { params: { registrationId: registration.id }, body })
  expect(again.body.payment).toEqual(entry.payment)
  expect((await confirmPayment(url, again.body.payment, 'pm_card_threeDSecure2Required')).status).toBe(
    'requires_action',
  )
  await answerBank(url, again.body.payment, 'pass')
  await control.settle()
  await expectPaidOnce(entry, event)
})

test('what was begun goes on under its old name when the event has another one by now', async () => {
  const event = await anEvent()
  const entry = await heldEntry(url, event)
  const forgotten = await changeStored(await registrationOf(entry), { intentId: undefined })
  const { payOnce } = await import('#core/billing/one-time-payments/pay-once.ts')
  const { users } = await import('#core/platform/users/users.ts')
  const user = await users.get({ id: entry.userId })
  if (!user) throw new Error('There is no such member.')
  const { intentId } = await payOnce({
    user,
    amountCents: 3000,
    purpose: { kind: 'entry', registrationId: forgotten.id, eventId: event.id },
    description: 'Entry: Another name',
    statementSuffix: 'Another name',
    key: `entry-${forgotten.id}`,
    intentId: undefined,
    provider: 'stripe',
    returnPath: () => '/my-entries',
    now: await now(),
  })
  expect(intentId).toBe(entry.intentId)
})

test('a payment that is canceled while it is made is either canceled or paid', async () => {
  const event = await anEvent()
  const entries = await Promise.all(Array.from({ length: 20 }, () => heldEntry(url, event)))
  const outcomes = await Promise.all(
    entries.map(async ({ intentId, payment }, index) => {
      const [canceled, paid] = await Promise.all(
        index % 2 === 0
          ? [cancelOnce(intentId), confirmPayment(url, payment)]
          : [confirmPayment(url, payment), cancelOnce(intentId)].toReversed(),
      )
      return { canceled, paid } as { canceled: string; paid: { status?: string } }
    }),
  )
  const at = await now()
  await Promise.all(entries.map(({ intentId }) => mirrorPayment(intentId, at)))
  await control.settle()
  for (const [index, entry] of entries.entries()) {
    const { canceled, paid } = outcomes[index] ?? {}
    expect([canceled, paid?.status === 'succeeded']).toEqual(
      canceled === 'canceled' ? ['canceled', false] : ['succeeded', true],
    )
    const isPaid = canceled === 'succeeded'
    expect(await booksOf(entry.userId)).toHaveLength(isPaid ? 1 : 0)
    expect((await registrationOf(entry)).status).toBe(isPaid ? 'confirmed' : 'held')
  }
})

test('a payment that the bank keeps is neither canceled nor given up, and counts when it comes', async () => {
  const event = await anEvent()
  const entry = await heldEntry(url, event)
  await control.stripeSwitches({ slowPayments: true })
  expect((await confirmPayment(url, entry.payment)).status).toBe('processing')
  await control.stripeSwitches({ slowPayments: false })
  expect(await cancelOnce(entry.intentId)).toBe('processing')
  expect(await booksOf(entry.userId)).toEqual([])
  expect((await settle(entry)).body).toMatchObject({ status: 'held' })
})

test('money for a place that is gone goes back in full, once', async () => {
  const event = await anEvent({ capacity: 1, waitingList: { on: false } })
  const late = await withoutNews(url, () => confirmedEntry(url, event))
  await changeStored(await registrationOf(late), { status: 'expired', reason: undefined })
  await mirrorPayment(late.intentId, await now())
  await control.settle()
  expect((await refundsAtProvider(late)).map(({ amount }) => amount)).toEqual([3000])
  expect(await paymentOf(late)).toMatchObject({ status: 'refunded', refundedCents: 3000 })
  expect(await registrationOf(late)).toMatchObject({ status: 'expired', pay: { state: 'refunded' } })
  expect(await billingAccountOf(late.userId)).toMatchObject({ totalSpentCents: 0 })
  await mirrorPayment(late.intentId, await now())
  await control.settle()
  expect(await refundsAtProvider(late)).toHaveLength(1)
})

test('a hold whose payment has succeeded unseen is confirmed when its time is over', async () => {
  const event = await anEvent()
  const entry = await withoutNews(url, () => confirmedEntry(url, event))
  await endEntryHolds(addTime(await now(), { minutes: 20 }))
  await control.settle()
  await expectPaidOnce(entry, event)
})

test('twenty simultaneous refunds give back as much as was paid, and one that is asked for twenty times goes once', async () => {
  const event = await anEvent()
  const entry = await withoutNews(url, () => confirmedEntry(url, event))
  const at = await now()
  await mirrorPayment(entry.intentId, at)
  const { userId, id: paymentId } = await paymentOf(entry)
  const refund = (requestId: string) =>
    refundOnce({ userId, paymentId, amountCents: 400, reason: 'Withdrawn', requestId }, at)
  await Promise.all(Array.from({ length: 20 }, () => refund('the-same')))
  expect((await refundsAtProvider(entry)).map(({ amount }) => amount)).toEqual([400])
  await Promise.all(Array.from({ length: 20 }, (_, index) => refund(`another-${index}`)))
  await control.settle()
  const given = (await refundsAtProvider(entry)).map(({ amount }) => amount)
  expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(3000)
  expect(await paymentOf(entry)).toMatchObject({ status: 'refunded', refundedCents: 3000 })
  expect(await registrationOf(entry)).toMatchObject({ pay: { state: 'refunded', refundedCents: 3000 } })
  expect(await billingAccountOf(userId)).toMatchObject({ totalSpentCents: 0 })
})

test('administrators refund it like any payment, never more than was paid, and the registration follows', async () => {
  const event = await anEvent()
  const [{ client: admin }, entry] = await Promise.all([administrator(), confirmedEntry(url, event)])
  await control.settle()
  const { userId, id: transactionId } = await paymentOf(entry)
  const refund = (amountCents: number) =>
    admin.call(processRefund, {
      params: { transactionId },
      body: { userId, requestId: crypto.randomUUID(), amountCents, reason: 'Rained off' },
    })
  expectProblem(await refund(3001), 400, 'refund_too_large')
  const part = await refund(1000)
  expectSuccess(part)
  expect(part.body).toMatchObject({
    refund: { status: 'succeeded', purpose: { kind: 'entry' } },
    payment: { status: 'partially_refunded', refundedCents: 1000 },
  })
  await control.settle()
  expect(await registrationOf(entry)).toMatchObject({
    status: 'confirmed',
    pay: { state: 'partially_refunded', refundedCents: 1000 },
  })
  expectProblem(await refund(2001), 422, 'refund_too_large')
})

test('a refund that was made at the provider before its payment was seen is counted', async () => {
  const event = await anEvent()
  const entry = await withoutNews(url, async () => {
    const confirmed = await confirmedEntry(url, event)
    await stripe.refunds.create({ payment_intent: confirmed.intentId, amount: 500 })
    return confirmed
  })
  await mirrorPayment(entry.intentId, await now())
  expect(await paymentOf(entry)).toMatchObject({ status: 'partially_refunded', refundedCents: 500 })
  expect(await registrationOf(entry)).toMatchObject({
    status: 'confirmed',
    pay: { state: 'partially_refunded', refundedCents: 500 },
  })
})

test('a disputed payment is not refunded as well', async () => {
  const event = await anEvent()
  const [{ client: admin }, entry] = await Promise.all([
    administrator(),
    confirmedEntry(url, event, 'pm_card_createDispute'),
  ])
  await control.settle()
  const { userId, id: transactionId, dispute } = await paymentOf(entry)
  expect(dispute).toMatchObject({ reason: 'fraudulent', isRefundable: false })
  const body = { userId, requestId: crypto.randomUUID(), amountCents: 100, reason: 'Rained off' }
  expectProblem(await admin.call(processRefund, { params: { transactionId }, body }), 422, 'not_refundable')
  const wish = { userId, paymentId: transactionId, amountCents: 100, reason: 'Withdrawn', requestId: 'one' }
  await refundOnce(wish, await now())
  expect(await refundsAtProvider(entry)).toEqual([])
})

test('it is no membership: the plan stays, nothing is to be paid again, and the total counts it', async () => {
  const event = await anEvent()
  const entry = await confirmedEntry(url, event)
  await control.settle()
  const { client } = entry
  const { body: overview } = await client.call(getUserBillingOverview, {})
  expect(overview.totalSpentCents).toBe(3000)
  expect(overview.subscription).toBeUndefined()
  expect((await client.call(getMe, {})).body.membershipType).toBe('competitor')
  const { items } = (await client.call(listTransactions, {})).body
  expect(items).toMatchObject([{ type: 'payment', purpose: { kind: 'entry', eventId: event.id } }])
  expect(items[0]?.retryable).toBeUndefined()
  const params = { transactionId: items[0]?.id ?? ('' as never) }
  expectProblem(await client.call(retryPayment, { params, body: {} }), 409, 'payment_not_retryable')
})

test('its receipt can be downloaded, and says what went back by then', async () => {
  const event = await anEvent({ title: 'Receipt Sound-Off' })
  const entry = await confirmedEntry(url, event)
  await control.settle()
  const { userId, id: transactionId } = await paymentOf(entry)
  const download = async () => {
    const { body, status } = await entry.client.call(downloadReceipt, { params: { transactionId } })
    expect(status).toBe(200)
    const file = await fetch(body.pdfUrl)
    expect(file.headers.get('content-disposition')).toContain(`receipt-${transactionId.slice(-8)}.pdf`)
    return pdfText(new Uint8Array(await file.arrayBuffer()))
  }
  const text = await download()
  for (const part of [entry.email, 'Entry: Receipt Sound-Off', '$30.00', 'Visa 4242'])
    expect(text).toContain(part)
  const wish = { userId, paymentId: transactionId, amountCents: 1000, reason: 'Withdrawn', requestId: 'one' }
  await refundOnce(wish, await now())
  expect(await download()).toContain('Paid after refunds $20.00')
  const refund = (await booksOf(userId)).find(({ type }) => type === 'refund')
  const params = { transactionId: refund?.id ?? ('' as never) }
  expectProblem(await entry.client.call(downloadReceipt, { params }), 422, 'no_receipt')
})

test('it stands in the lists and files of members and administrators, and counts as what entries earn', async () => {
  const event = await anEvent()
  const [{ client: admin }, entry] = await Promise.all([administrator(), confirmedEntry(url, event)])
  await control.settle()
  const { userId, id: transactionId } = await paymentOf(entry)
  const { csv } = (await entry.client.call(exportTransactions, { body: {} })).body
  expect(csv).toContain(`Event entry,${event.id}`)
  const details = await admin.call(getTransactionDetails, { params: { transactionId }, query: { userId } })
  expectSuccess(details)
  expect(details.body).toMatchObject({
    transaction: { purpose: { kind: 'entry', eventId: event.id }, refundableCents: 3000 },
    paidWith: 'Visa 4242',
  })
  const { items } = (await admin.call(listAllTransactions, { query: { userId } })).body
  expect(items.find(({ id }) => id === transactionId)).toMatchObject({ purpose: { kind: 'entry' } })
  const { revenueByPlan } = (await admin.call(getAdminBillingStats, {})).body
  expect(
    revenueByPlan.find(({ planName }) => planName === 'Event entries')?.revenueCents,
  ).toBeGreaterThanOrEqual(3000)
})

test('what is paid while the account is deleted goes back, and what was paid before stays', async () => {
  const event = await anEvent()
  const [late, early] = await withoutNews(url, async () => [
    await heldEntry(url, event),
    await confirmedEntry(url, event),
  ])
  const at = await now()
  await mirrorPayment(early.intentId, at)
  await Promise.all([late, early].map(({ userId }) => endBilling(userId, at)))
  await confirmPayment(url, late.payment)
  for (const { intentId } of [late, late, early]) expect(await mirrorPayment(intentId, at)).toBeUndefined()
  expect((await refundsAtProvider(late)).map(({ amount }) => amount)).toEqual([3000])
  expect(await refundsAtProvider(early)).toEqual([])
  expect(await booksOf(late.userId)).toEqual([])
})
