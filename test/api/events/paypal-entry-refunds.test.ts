import { beforeAll, expect, test } from 'vitest'
import { getTransactionDetails } from '#shared/billing/billing/transaction-details-contract.ts'
import { downloadReceipt, processRefund } from '#shared/billing/transactions/contract.ts'
import { exportEntries, getSettlement } from '#shared/competitions/desk/contract.ts'
import type { EventForm } from '#shared/events/events/event-fields.ts'
import { cancelEvent } from '#shared/events/events/own-contract.ts'
import { changeRegistration, withdrawRegistration } from '#shared/events/registrations/changes-contract.ts'
import { enterEvent, payRegistration, settleRegistration } from '#shared/events/registrations/contract.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished, someClass } from '#test/support/events.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { booksOf } from '#test/support/paid-entry.ts'
import { answerPaypal, pressPaypal } from '#test/support/paypal.ts'
import { paidByPaypal } from '#test/support/paypal-entry.ts'
import { pdfText } from '#test/support/pdf-text.ts'
import { changeStored, putVehicle, storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const control = controlOf(url)
let organizer: Awaited<ReturnType<typeof anOrganizer>>

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

const paidEvent = (more: Partial<EventForm> = {}) =>
  putPublished(organizer.userId, { payment: 'online', waitingList: { on: false }, ...more })

const withdraw = ({ client, named }: Awaited<ReturnType<typeof paidByPaypal>>, refundCents: number) =>
  client.call(withdrawRegistration, { params: named.params, body: { ...named.body, refundCents } })

test('a withdrawn entry is paid back through PayPal once, however often it is asked', async () => {
  const entrant = await paidByPaypal(url, await paidEvent())
  const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(entrant, 3000)))
  for (const { body } of answers) expect(body).toMatchObject({ status: 'withdrawn' })
  await control.settle()
  expect(await entrant.read()).toMatchObject({ pay: { state: 'refunded', refundedCents: 3000 } })
  expect(await entrant.refunds()).toMatchObject([
    { status: 'succeeded', amountCents: 3000, paymentProvider: 'paypal', paymentId: entrant.payment.id },
  ])
  const told = (await control.inbox(entrant.email)).map(({ text }) => text).join('\n')
  expect(told).toContain('$30.00 is refunded to your PayPal account.')
})

test('a canceled event pays everyone back the way they paid', async () => {
  const event = await paidEvent()
  const entrants = await Promise.all([1, 2, 3].map(() => paidByPaypal(url, event)))
  expectSuccess(
    await organizer.client.call(cancelEvent, {
      params: { eventId: event.id },
      body: { reason: 'The lot is under water', version: event.version },
    }),
  )
  await control.settle()
  for (const entrant of entrants) {
    expect(await entrant.read()).toMatchObject({ status: 'cancelled', pay: { refundedCents: 3000 } })
    expect(await entrant.refunds()).toMatchObject([{ status: 'succeeded', paymentProvider: 'paypal' }])
  }
})

test('administrators refund parts, each request once, and never more than is left', async () => {
  const entrant = await paidByPaypal(url, await paidEvent())
  const { client: administrator } = await feedMember(url, { membershipType: 'admin' })
  const refund = (amountCents: number, requestId: string) =>
    administrator.call(processRefund, {
      params: { transactionId: entrant.payment.id },
      body: { userId: entrant.userId, amountCents, reason: 'A mistake', requestId },
    })
  const first = await refund(1000, crypto.randomUUID())
  expect(first.body, first.text).toMatchObject({ payment: { refundedCents: 1000 } })
  await control.settle()
  expect(await entrant.read()).toMatchObject({ pay: { state: 'partially_refunded', refundedCents: 1000 } })
  const requestId = crypto.randomUUID()
  await Promise.all([refund(500, requestId), refund(500, requestId)])
  await control.settle()
  expect((await entrant.refunds()).map(({ amountCents }) => amountCents).toSorted()).toEqual([1000, 500])
  expect((await refund(1600, crypto.randomUUID())).status).toBe(422)
})

test('a change of class that costs more is paid through PayPal, beside a card that paid before', async () => {
  const event = await paidEvent({ classes: [someClass('S1'), someClass('S2', { feeCents: 1500 })] })
  const member = await feedMember(url)
  const vehicle = await putVehicle(member.userId)
  const entries = (classKey: string) => [{ classKey, vehicleId: vehicle.id }]
  const entered = await member.client.call(enterEvent, {
    params: { eventId: event.id },
    body: { entries: entries('S1'), answers: {}, isListed: true, joinWaitingList: false },
  })
  const params = { registrationId: entered.body.id }
  const body = { eventId: event.id }
  const card = await member.client.call(payRegistration, { params, body })
  await confirmPayment(url, card.body.payment)
  const paid = await member.client.call(settleRegistration, { params, body })
  expect(paid.body, paid.text).toMatchObject({ status: 'confirmed' })
  const changed = await member.client.call(changeRegistration, {
    params,
    body: {
      eventId: event.id,
      entries: entries('S2'),
      answers: {},
      isListed: true,
      moreCents: 1500,
      refundCents: 0,
      version: paid.body.version,
    },
  })
  expect(changed.body, changed.text).toMatchObject({ change: { dueCents: 1500 } })
  const begun = await member.client.call(payRegistration, { params, body: { ...body, provider: 'paypal' } })
  await answerPaypal(url, begun.body.payment, { email: member.email })
  const settled = await member.client.call(settleRegistration, { params, body })
  expect(settled.body, settled.text).toMatchObject({
    entries: [{ classKey: 'S2' }],
    pay: { state: 'paid', paidCents: 4500, paypalCents: 1500 },
  })
  await member.client.call(withdrawRegistration, { params, body: { ...body, refundCents: 4500 } })
  await control.settle()
  const refunds = (await booksOf(member.userId)).filter(({ type }) => type === 'refund')
  expect(
    refunds.map(({ paymentProvider, amountCents }) => [paymentProvider, amountCents]).toSorted(),
  ).toEqual([
    ['paypal', 1500],
    ['stripe', 3000],
  ])
})

test('what is due later is paid through PayPal, and what fell away meanwhile is never charged', async () => {
  const event = await paidEvent({ payment: 'both' })
  const member = await feedMember(url)
  const entered = await member.client.call(enterEvent, {
    params: { eventId: event.id },
    body: { entries: [], answers: {}, isListed: true, joinWaitingList: false, payAt: 'gate' },
  })
  const params = { registrationId: entered.body.id }
  const body = { eventId: event.id, provider: 'paypal' as const }
  const begun = await member.client.call(payRegistration, { params, body })
  const read = () => storedRegistration({ eventId: event.id, id: entered.body.id })
  const before = await read()
  await changeStored(before, { pay: { ...before.pay, dueCents: 2000 } })
  await answerPaypal(url, begun.body.payment, { email: member.email })
  const settle = () => member.client.call(settleRegistration, { params, body: { eventId: event.id } })
  expect((await settle()).body).toMatchObject({ pay: { dueCents: 2000, paidCents: 0 } })
  const again = await member.client.call(payRegistration, { params, body })
  await answerPaypal(url, again.body.payment, { email: member.email })
  expect((await settle()).body).toMatchObject({ pay: { dueCents: 0, paidCents: 2000, paypalCents: 2000 } })
})

test('a dispute at PayPal finds the payment of the entry, and lost, takes it back', async () => {
  const entrant = await paidByPaypal(url, await paidEvent())
  const disputeId = await pressPaypal(url, entrant.payment.providerTransactionId ?? '', 'dispute')
  await control.settle()
  expect(await entrant.payments()).toMatchObject([{ dispute: { id: disputeId, isRefundable: false } }])
  await pressPaypal(url, disputeId, 'buyer')
  await control.settle()
  expect(await entrant.payments()).toMatchObject([
    { status: 'refunded', refundedCents: 3000, dispute: { status: 'lost' } },
  ])
})

test('members, administrators and organizers see that it was PayPal', async () => {
  const event = await paidEvent()
  const entrant = await paidByPaypal(url, event)
  const receipt = await entrant.client.call(downloadReceipt, {
    params: { transactionId: entrant.payment.id },
  })
  const file = await fetch(receipt.body.pdfUrl)
  expect(await pdfText(new Uint8Array(await file.arrayBuffer()))).toContain('Paid with PayPal')
  const { client: administrator } = await feedMember(url, { membershipType: 'admin' })
  const details = await administrator.call(getTransactionDetails, {
    params: { transactionId: entrant.payment.id },
    query: { userId: entrant.userId },
  })
  expect(details.body).toMatchObject({ paidWith: 'PayPal', transaction: { paymentProvider: 'paypal' } })
  const csv = await organizer.client.call(exportEntries, { params: { eventId: event.id }, body: {} })
  expect(csv.body.csv).toContain('PayPal')
  const settlement = await organizer.client.call(getSettlement, { params: { eventId: event.id } })
  expect(settlement.body).toMatchObject({ cardCents: 3000, paypalCents: 3000, netCents: 3000 })
})
