import { expect, test } from 'vitest'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { staffCounts } from '#core/events/event-staff/staff-counts.ts'
import { staffOf } from '#core/events/event-staff/staff-of.ts'
import { registrationClaims } from '#core/events/registrations/registration-claims.ts'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import { registrationsOfEvent } from '#core/events/registrations/registrations-of-event.ts'
import { waitingListOf } from '#core/events/registrations/waiting-places.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoEvents } from '#lib/local/seed/events/demo-events.ts'
import { seedMarks } from '#lib/local/seed/seed-marks.ts'
import { getDesk } from '#shared/competitions/desk/contract.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import { listMyRegistrations } from '#shared/events/registrations/contract.ts'
import { isLive, takesPlace } from '#shared/events/registrations/registration.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const mark = await seedMarks.get({ name: 'demo' })
const events = demoEvents(mark?.seededAt ?? '')

async function rows(eventId: string): Promise<StoredRegistration[]> {
  const all: StoredRegistration[] = []
  for await (const one of registrationsOfEvent(eventId)) all.push(one)
  return all
}

const byTitle = (title: string) => {
  const event = events.find((one) => one.title === title)
  if (!event) throw new Error(`There is no ${title}.`)
  return event
}

const shown = events.filter(({ status }) => status === 'published' || status === 'cancelled')

test.each(shown.map(({ title, id }) => [title, id]))(
  '%s counts the places that its rows take',
  async (_, id) => {
    const all = await rows(id)
    const pools = await poolsOf(id)
    const event = events.find((one) => one.id === id)
    const taking = all.filter(takesPlace)
    const waiting = all.filter(({ status }) => status === 'waiting')
    expect(pools.get('event')).toMatchObject({
      taken: taking.length,
      waiting: waiting.length,
      checkedIn: all.filter(({ checkIn }) => checkIn).length,
    })
    const { available, reserved = 0 } = pools.get('event') ?? {}
    if (event?.capacity !== undefined)
      expect((available ?? 0) + reserved + taking.length).toBe(event.capacity)
    const keys = (of: StoredRegistration[]) => of.flatMap(({ entries }) => classesOf(entries))
    for (const { classKey, capacity } of event?.classes ?? []) {
      const taken = keys(taking).filter((key) => key === classKey).length
      const pool = pools.get(classKey)
      expect(pool).toMatchObject({ taken, waiting: keys(waiting).filter((key) => key === classKey).length })
      if (capacity !== undefined)
        expect((pool?.available ?? 0) + (pool?.reserved ?? 0) + taken).toBe(capacity)
    }
    const list = await waitingListOf(id)
    expect(list.map(({ registrationId }) => registrationId).toSorted()).toEqual(
      waiting.map((one) => one.id).toSorted(),
    )
  },
)

test.each(shown.map(({ title, id }) => [title, id]))(
  '%s knows the person, number and code of each of its rows',
  async (_, id) => {
    const all = await rows(id)
    const claims = await Promise.all(
      ['ONE#', 'NO#', 'CODE#'].map((prefix) =>
        registrationClaims.list({ pk: `EVT#${id}`, prefix, limit: 500 }),
      ),
    )
    const live = all.filter(isLive)
    const [persons, numbers, codes] = claims.map(({ items }) =>
      items.map(({ claim, registrationId }) => `${claim} ${registrationId}`).toSorted(),
    )
    expect(persons).toEqual(
      live.flatMap(({ userId, id: of }) => (userId ? [`ONE#${userId} ${of}`] : [])).toSorted(),
    )
    expect(numbers).toEqual(
      live
        .flatMap(({ number, id: of }) => (number ? [`NO#${String(number).padStart(3, '0')} ${of}`] : []))
        .toSorted(),
    )
    expect(codes).toEqual(expect.arrayContaining(all.map(({ code, id: of }) => `CODE#${code} ${of}`)))
  },
)

test('what members have paid for their entries is among their payments', async () => {
  for (const { id } of shown)
    for (const { userId, pay } of await rows(id)) {
      if (!userId || pay.paidCents === 0) continue
      const payment = await transactions.get({ userId, id: pay.transactionId ?? '' })
      expect(payment).toMatchObject({
        amountCents: pay.paidCents,
        refundedCents: pay.refundedCents,
        paymentProvider: pay.method === 'card' ? 'stripe' : 'manual',
      })
    }
})

test('everything paid by card for the cancelled event has gone back', async () => {
  const paid = (await rows(byTitle('Crosswind Bass Fair').id)).filter(({ pay }) => pay.paidCents > 0)
  expect(paid).toHaveLength(3)
  for (const { status, pay } of paid)
    expect({ status, state: pay.state, left: pay.paidCents - pay.refundedCents }).toEqual({
      status: 'cancelled',
      state: 'refunded',
      left: 0,
    })
})

test('the pro account has a paid ticket, other entries and an offer, and the organizer a desk', async () => {
  const pro = await demoClient(url, 'pro')
  const { items } = (await pro.call(listMyRegistrations, { query: { when: 'upcoming' } })).body
  const at = (title: string) => items.find(({ event }) => event.title === title)
  expect(at('Bay Four Test Lane Night')).toMatchObject({
    status: 'confirmed',
    ticket: expect.stringMatching(/^CA1\./),
    pay: { state: 'paid', method: 'card' },
  })
  expect(at('Winter Warm-Up')?.status).toBe('offered')
  expect(items.filter(({ status }) => status === 'confirmed').length).toBeGreaterThanOrEqual(4)
  const organizer = await demoClient(url, 'organizer')
  const { id: eventId } = byTitle('River City Lanes')
  expect((await organizer.call(getDesk, { params: { eventId } })).status).toBe(200)
  expect((await staffOf(eventId)).map(({ userId }) => userId)).toContain(demoUserId('retailer@demo.test'))
  expect((await staffCounts.get({ eventId }))?.count).toBe((await staffOf(eventId)).length)
})
