import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { finishPendingRefunds } from '#core/billing/transactions/finish-pending-refunds.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { events } from '#core/events/events/events.ts'
import { cancelRegistrationsOf } from '#core/events/registrations/cancel-registrations-of.ts'
import { payRegistration } from '#core/events/registrations/pay-registration.ts'
import { refundEntry } from '#core/events/registrations/refund-entry.ts'
import { registrationsOfEvent } from '#core/events/registrations/registrations-of-event.ts'
import { settleRegistration } from '#core/events/registrations/settle-registration.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { FactPayload } from '#core/platform/facts/facts.ts'
import type { Event } from '#shared/events/events/event.ts'
import { cancelledEvent } from '#shared/events/events/stepped-event.ts'
import type { User } from '#shared/platform/users/user.ts'
import { type BillingWorld, startBillingWorld } from '#test/support/billing-world.ts'
import { putPublished } from '#test/support/events.ts'
import { booksOf } from '#test/support/paid-entry.ts'
import { cutAtProvider, cutAtWrite, powerCut } from '#test/support/power-cuts.ts'
import { enter } from '#test/support/registrations.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { wholeTable } from '#test/support/whole-table.ts'

const entrants = 40
const feeCents = 3000

let world: BillingWorld
beforeAll(async () => {
  world = await startBillingWorld({ databaseUrl: inject('databaseUrl'), at: '2027-01-31T10:00:00.000Z' })
})
afterAll(() => world.stop())

async function paidEntry(event: Event, user: User): Promise<void> {
  const { id: registrationId } = await enter(event, user.id, {}, world.now())
  const whose = { actor: { userId: user.id, user } as never, eventId: event.id, registrationId }
  const { payment } = await payRegistration(whose, world.now())
  const intent = payment?.kind === 'card' ? (payment.clientSecret.split('_secret_')[0] ?? '') : ''
  await world.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
  expect(await settleRegistration(whose, world.now())).toMatchObject({ status: 'confirmed' })
}

/** What was announced as a refund by now; no one delivers it here. */
const refundsDue = async () =>
  (await wholeTable())
    .filter(({ name }) => name === 'registration.refund_due')
    .map(({ payload }) => payload as FactPayload<'registration.refund_due'>)

async function breakOff(
  cut: (() => void) | Promise<() => void>,
  work: () => Promise<unknown>,
): Promise<void> {
  const mend = await cut
  try {
    await expect(work()).rejects.toThrow(powerCut)
  } finally {
    mend()
  }
}

test('an event that is cancelled with 40 paid entries refunds each once, though the power goes three times', async () => {
  const organizer = aPerson({ membershipType: 'organization' })
  const people = Array.from({ length: entrants }, () => aPerson())
  await putPeople([organizer, ...people])
  const event = await putPublished(organizer.id, {
    payment: 'online',
    capacity: entrants,
    startsAt: { local: '2027-03-02T09:00' },
    endsAt: { local: '2027-03-02T17:00' },
    entriesCloseAt: { local: '2027-03-02T08:00' },
  })
  for (let start = 0; start < entrants; start += 8)
    await Promise.all(people.slice(start, start + 8).map((person) => paidEntry(event, person)))
  const cancelled = cancelledEvent(event, 'The lot is under water.', world.now())
  await commit(events.put(cancelled, { version: event.version }))

  const cancelAll = () => cancelRegistrationsOf(event.id, world.now())
  const refundAll = async () => {
    for (const payload of await refundsDue()) await refundEntry(payload, world.now())
  }
  // The answer of the tenth cancellation is lost, and those before it have begun to be refunded by then.
  await breakOff(cutAtWrite(10, 'after'), cancelAll)
  expect(await refundsDue()).toHaveLength(10)
  await breakOff(cutAtProvider('refunds.create', 'after'), refundAll)
  await breakOff(cutAtWrite(15, 'before'), cancelAll)
  await Promise.all([cancelAll(), cancelAll()])
  expect(await refundsDue()).toHaveLength(entrants)
  await refundAll()
  await Promise.all([refundAll(), finishPendingRefunds(world.now()), cancelAll()])
  await world.takeIn((things) => things.toReversed(), world.now())

  for await (const { status, pay } of registrationsOfEvent(event.id)) {
    expect(status).toBe('cancelled')
    expect(pay).toMatchObject({ state: 'refunded', paidCents: feeCents, refundedCents: feeCents })
  }
  for (const { id } of people) {
    const rows = await booksOf(id)
    const [payment] = rows.filter(({ type }) => type === 'payment')
    expect(payment).toMatchObject({ status: 'refunded', refundedCents: feeCents })
    expect(rows.filter(({ type }) => type === 'refund')).toMatchObject([
      { status: 'succeeded', amountCents: feeCents },
    ])
  }
  const refunds = []
  for await (const refund of world.stripe.refunds.list({ limit: 100 })) refunds.push(refund)
  expect(refunds.map(({ amount }) => amount)).toEqual(Array.from({ length: entrants }, () => feeCents))
  expect(new Set(refunds.map(({ charge }) => String(charge))).size).toBe(entrants)
  expect((await poolsOf(event.id)).get('event')).toMatchObject({ taken: 0 })
})
