import { beforeAll, expect, test } from 'vitest'
import { mirrorPayment } from '#core/billing/one-time-payments/mirror-payment.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { cancelRegistrationsOf } from '#core/events/registrations/cancel-registrations-of.ts'
import { endEntryHolds } from '#core/events/registrations/end-entry-holds.ts'
import { endRegistration } from '#core/events/registrations/end-registration.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { EventForm } from '#shared/events/events/event-fields.ts'
import { cancelEvent } from '#shared/events/events/own-contract.ts'
import { withdrawRegistration } from '#shared/events/registrations/changes-contract.ts'
import { enterEvent, payRegistration, settleRegistration } from '#shared/events/registrations/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { raceRounds } from '#test/support/race-rounds.ts'
import { changeStored, someEntry, storedRegistration } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const now = () => control.now()
let organizer: Awaited<ReturnType<typeof anOrganizer>>

beforeAll(async () => {
  organizer = await anOrganizer(url)
})

const paidEvent = (more: Partial<EventForm> = {}) =>
  putPublished(organizer.userId, { payment: 'online', waitingList: { on: false }, ...more })

/** Someone who has a place and has begun to pay for it. */
async function paying(event: Event) {
  const { client, userId } = await feedMember(url)
  const { body: held } = await client.call(enterEvent, {
    params: { eventId: event.id },
    body: someEntry(),
  })
  const named = { params: { registrationId: held.id }, body: { eventId: event.id } }
  const begun = await client.call(payRegistration, named)
  expect(begun.status).toBe(200)
  const read = () => storedRegistration({ eventId: event.id, id: held.id })
  return { client, userId, named, payment: begun.body.payment, read }
}

async function paid(event: Event) {
  const someone = await paying(event)
  await confirmPayment(url, someone.payment)
  const settled = await someone.client.call(settleRegistration, someone.named)
  expect(settled.body).toMatchObject({ status: 'confirmed', pay: { state: 'paid', paidCents: 3000 } })
  return someone
}

const spentBy = async (client: Client) => (await client.call(getUserBillingOverview, {})).body.totalSpentCents

const placesOf = async ({ id }: Event) => {
  const pool = (await poolsOf(id)).get('event')
  return { available: pool?.available, taken: pool?.taken }
}

test('a payment confirms its place once, whether its news or the return comes first, and however often', async () => {
  const event = await paidEvent({ capacity: 3 })
  const { client, named, payment, read } = await paying(event)
  const again = await client.call(payRegistration, named)
  expect(again.body.payment).toEqual(payment)
  await confirmPayment(url, payment)
  const { intentId = '' } = await read()
  const at = await now()
  await Promise.all([
    ...Array.from({ length: 5 }, () => client.call(settleRegistration, named)),
    ...Array.from({ length: 5 }, () => mirrorPayment(intentId, at)),
  ])
  await control.settle()
  const { status, pay, number } = await read()
  expect({ status, number }).toEqual({ status: 'confirmed', number: 1 })
  expect(pay).toMatchObject({ state: 'paid', dueCents: 0, paidCents: 3000, method: 'card' })
  expect(await spentBy(client)).toBe(3000)
  expect(await placesOf(event)).toEqual({ available: 2, taken: 1 })
  const { transactions } = (await client.call(getUserBillingOverview, {})).body
  expect(transactions).toMatchObject([{ type: 'payment', status: 'succeeded', amountCents: 3000 }])
})

test('what comes back is what was shown, by the steps of the moment of entering, and once', async () => {
  const later = addTime(await now(), { days: 5 })
  const event = await paidEvent({ refundSteps: [{ untilAt: later, keepPercent: 10, keepCents: 200 }] })
  const { client, named, read } = await paid(event)
  const withdraw = (refundCents: number) =>
    client.call(withdrawRegistration, { params: named.params, body: { ...named.body, refundCents } })
  const refused = await withdraw(3000)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'refund_differs',
    detail: '$25.00 is refunded now, not $30.00. Check it and confirm again.',
  })
  const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(2500)))
  for (const { body } of answers) expect(body).toMatchObject({ status: 'withdrawn' })
  await control.settle()
  expect((await read()).pay).toMatchObject({ state: 'partially_refunded', refundedCents: 2500 })
  expect(await spentBy(client)).toBe(500)
})

test('a payment that arrives after its time takes the place again if it is free', async () => {
  const event = await paidEvent({ capacity: 1 })
  const { payment, read, client } = await paying(event)
  await endRegistration(await read(), () => ({ as: 'expired', refundCents: 0 }), await now())
  expect(await placesOf(event)).toEqual({ available: 1, taken: 0 })
  await confirmPayment(url, payment)
  await control.settle()
  expect(await read()).toMatchObject({ status: 'confirmed', pay: { state: 'paid' } })
  expect(await placesOf(event)).toEqual({ available: 0, taken: 1 })
  expect(await spentBy(client)).toBe(3000)
})

test('a payment that arrives after its place went to someone else goes back in full, once', async () => {
  const event = await paidEvent({ capacity: 1 })
  const { payment, read, client } = await paying(event)
  await endRegistration(await read(), () => ({ as: 'expired', refundCents: 0 }), await now())
  const { read: other } = await paid(event)
  await confirmPayment(url, payment)
  await control.settle()
  expect(await read()).toMatchObject({ status: 'expired', pay: { state: 'refunded', refundedCents: 3000 } })
  expect(await other()).toMatchObject({ status: 'confirmed' })
  expect(await spentBy(client)).toBe(0)
  expect(await placesOf(event)).toEqual({ available: 0, taken: 1 })
})

test.each(Array.from({ length: raceRounds }, (_, round) => round + 1))(
  'where holds end while they are paid for, each place is paid or free, and never both or neither: round %i',
  async () => {
    const event = await paidEvent({ capacity: 30 })
    const all = await Promise.all(Array.from({ length: 13 }, () => paying(event)))
    const past = addTime(await now(), { seconds: -1 })
    for (const { read } of all) await changeStored(await read(), { holdUntil: past })
    const at = await now()
    await Promise.all([
      ...all.map(({ payment }) => confirmPayment(url, payment).catch(() => undefined)),
      endEntryHolds(at),
      endEntryHolds(at),
    ])
    await control.settle()
    await endEntryHolds(await now())
    await control.settle()
    let taken = 0
    for (const { read, client } of all) {
      const { status, pay } = await read()
      if (status === 'confirmed') taken++
      expect(['confirmed', 'expired']).toContain(status)
      expect(await spentBy(client)).toBe(status === 'confirmed' ? 3000 : 0)
      expect(pay.state).toBe(status === 'confirmed' ? 'paid' : pay.paidCents > 0 ? 'refunded' : 'none')
    }
    expect(await placesOf(event)).toEqual({ available: 30 - taken, taken })
  },
)

test('a cancelled event gives everything back once, however often its news comes', async () => {
  const event = await paidEvent({ capacity: 10 })
  const all = await Promise.all(Array.from({ length: 6 }, () => paid(event)))
  const holding = await paying(event)
  const { status } = await organizer.client.call(cancelEvent, {
    params: { eventId: event.id },
    body: { reason: 'The lot is under water.', version: event.version },
  })
  expect(status).toBe(200)
  const at = await now()
  await Promise.all(Array.from({ length: 3 }, () => cancelRegistrationsOf(event.id, at)))
  await control.settle()
  for (const { read, client } of all) {
    expect(await read()).toMatchObject({
      status: 'cancelled',
      pay: { state: 'refunded', refundedCents: 3000 },
    })
    expect(await spentBy(client)).toBe(0)
  }
  expect(await holding.read()).toMatchObject({ status: 'cancelled', pay: { paidCents: 0 } })
  expect(await confirmPayment(url, holding.payment)).toMatchObject({
    error: { code: 'payment_intent_unexpected_state' },
  })
})

/** Someone who is in and has chosen to pay at the gate. */
async function owing(more: Parameters<typeof putPublished>[1] = {}, changes: Partial<Event> = {}) {
  const event = await putPublished(organizer.userId, { payment: 'both', ...more }, changes)
  const { client, userId } = await feedMember(url)
  const { body: entered } = await client.call(enterEvent, {
    params: { eventId: event.id },
    body: someEntry({ payAt: 'gate' }),
  })
  expect(entered).toMatchObject({ status: 'confirmed', pay: { state: 'due', dueCents: 3000 } })
  const named = { params: { registrationId: entered.id }, body: { eventId: event.id } }
  const read = () => storedRegistration({ eventId: event.id, id: entered.id })
  return { event, client, userId, entered, named, read }
}

test('what is due at the gate is paid online as well, once, until check-in closes', async () => {
  const { event, client, entered, named, read } = await owing()
  expect(entered.payUntil).toBe(event.endsAt)
  const begun = await client.call(payRegistration, named)
  expect(begun.status).toBe(200)
  const again = await client.call(payRegistration, named)
  expect(again.body.payment).toEqual(begun.body.payment)
  await confirmPayment(url, begun.body.payment)
  const settled = await client.call(settleRegistration, named)
  expect(settled.body).toMatchObject({
    status: 'confirmed',
    number: entered.number,
    pay: { state: 'paid', dueCents: 0, paidCents: 3000, method: 'card' },
  })
  expect(settled.body.payUntil).toBeUndefined()
  expectRefused(await client.call(payRegistration, named), 'nothing_due', 'Nothing is left to pay.')
  await control.settle()
  expect(await spentBy(client)).toBe(3000)
  expect((await read()).due).toBeUndefined()
})

test('who paid in cash meanwhile gets the late card payment back in full', async () => {
  const { client, named, read } = await owing()
  const begun = await client.call(payRegistration, named)
  const stored = await read()
  await changeStored(stored, {
    pay: { ...stored.pay, state: 'paid', dueCents: 0, paidCents: 3000, method: 'cash' },
  })
  await confirmPayment(url, begun.body.payment)
  await client.call(settleRegistration, named)
  await control.settle()
  expect(await spentBy(client)).toBe(0)
  expect((await read()).status).toBe('confirmed')
})

test('an amount that has changed since is paid by a new payment, and the old one can no longer be made', async () => {
  const { client, named, read } = await owing()
  const first = await client.call(payRegistration, named)
  const stored = await read()
  await changeStored(stored, { pay: { ...stored.pay, dueCents: 4500 } })
  const second = await client.call(payRegistration, named)
  expect(second.body.payment).toMatchObject({ amountDueCents: 4500 })
  expect((await confirmPayment(url, first.body.payment)).error).toBeDefined()
  await confirmPayment(url, second.body.payment)
  const settled = await client.call(settleRegistration, named)
  expect(settled.body.pay).toMatchObject({ state: 'paid', dueCents: 0, paidCents: 4500 })
})

test('an event that takes payment at the gate alone, or whose check-in is over, says so', async () => {
  const gate = await owing({ payment: 'gate' })
  expect(gate.entered.payUntil).toBeUndefined()
  expectRefused(
    await gate.client.call(payRegistration, gate.named),
    'pay_at_gate',
    'You pay at the gate for this event: $30.00 due.',
  )
  const late = await owing({}, { checkInClosesAt: addTime(await now(), { seconds: 1 }) })
  await expect
    .poll(async () => (await late.client.call(payRegistration, late.named)).body)
    .toMatchObject({ code: 'check_in_closed' })
})

test('a member who withdraws while they pay what is due can no longer make that payment', async () => {
  const { client, named, entered } = await owing()
  const begun = await client.call(payRegistration, named)
  const gone = await client.call(withdrawRegistration, {
    params: named.params,
    body: { ...named.body, refundCents: entered.refundNowCents },
  })
  expect(gone.body).toMatchObject({ status: 'withdrawn' })
  expect((await confirmPayment(url, begun.body.payment)).error).toBeDefined()
})
