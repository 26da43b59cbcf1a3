import { beforeAll, expect, test } from 'vitest'
import { mirrorPayment } from '#core/billing/one-time-payments/mirror-payment.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { cancelRegistrationsOf } from '#core/events/registrations/cancel-registrations-of.ts'
import { endEntryHolds } from '#core/events/registrations/end-entry-holds.ts'
import { endRegistration } from '#core/events/registrations/end-registration.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { cancelEvent } from '#shared/events/events/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { EventForm } from '#shared/events/events/event-fields.ts'
import { withdrawRegistration } from '#shared/events/registrations/changes-contract.ts'
import { enterEvent, payRegistration, settleRegistration } from '#shared/events/registrations/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
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
