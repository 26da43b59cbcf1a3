import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { StoredRegistration } from '#core/events/registrations/registrations.ts'
import { demoUserId, demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { demoScans } from '#lib/local/seed/competitions/demo-scans.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { totalOf } from '#shared/events/registrations/price-of.ts'
import { isLive, takesPlace } from '#shared/events/registrations/registration.ts'
import { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { demoEntryMoney } from './demo-entry-money.ts'
import { demoEvents } from './demo-events.ts'
import { demoPools } from './demo-pools.ts'
import { demoRegistrations } from './demo-registrations.ts'
import { demoStaff } from './demo-staff.ts'
import { demoVehicles } from './demo-vehicles.ts'

const days = [
  '2026-11-25T21:00:00.000Z',
  '2027-03-14T10:30:00.000Z',
  '2027-11-07T06:30:00.000Z',
  '2028-02-29T00:00:00.000Z',
]

const of = (now: string) => {
  const events = demoEvents(now) as WholeEvent[]
  const registrations = demoRegistrations(now)
  const named = (title: string) => {
    const event = events.find((one) => one.title === title)
    if (!event) throw new Error(`There is no ${title}.`)
    const own = registrations.filter(({ eventId }) => eventId === event.id)
    const [places, ...ofClasses] = demoPools(event, registrations)
    return { event, own, places, ofClasses }
  }
  return { events, registrations, named }
}

test.each(days)(
  'on %s every registration of the demo is whole, of someone who exists, and made before then',
  (now) => {
    const { events, registrations } = of(now)
    const people = new Set([...demoUsers(now), ...demoMembers(now)].map(({ id }) => id))
    for (const vehicle of demoVehicles(now)) {
      z.parse(Vehicle, vehicle)
      expect(people).toContain(vehicle.userId)
    }
    for (const registration of registrations) {
      z.parse(StoredRegistration, registration)
      const { userId, guest, createdAt, updatedAt, eventId, entries, pay, price, checkIn } = registration
      expect(guest ? guest.name : people.has(userId ?? '')).toBeTruthy()
      expect(updatedAt <= now && createdAt <= updatedAt, registration.id).toBe(true)
      const event = events.find(({ id }) => id === eventId)
      expect(createdAt >= (event?.publishedAt ?? now), event?.title).toBe(true)
      expect(entries.length > 0).toBe((event?.classes.length ?? 0) > 0)
      if (checkIn) expect(checkIn.at <= now).toBe(true)
      if (pay.state === 'paid') expect(pay.paidCents).toBe(totalOf(price))
      if (pay.state === 'due') expect(pay.dueCents).toBe(totalOf(price))
    }
    for (const transaction of demoEntryMoney(events, registrations)) z.parse(StoredTransaction, transaction)
  },
)

test.each(days)(
  'on %s no one has entered an event twice, and no number or code of it is given twice',
  (now) => {
    for (const own of Map.groupBy(demoRegistrations(now), ({ eventId }) => eventId).values()) {
      const live = own.filter(isLive)
      const claimed = [
        own.map(({ id }) => id),
        own.map(({ code }) => code),
        live.flatMap(({ number }) => (number === undefined ? [] : String(number))),
        live.flatMap(({ userId }) => userId ?? []),
      ]
      for (const all of claimed) expect(new Set(all).size).toBe(all.length)
    }
  },
)

test.each(days)('on %s no event and no class of the demo has more people than places', (now) => {
  const { events, registrations } = of(now)
  for (const event of events)
    for (const pool of demoPools(event, registrations)) {
      expect(pool.available ?? 0, `${event.title} ${pool.of}`).toBeGreaterThanOrEqual(0)
      if (pool.waiting > 0) expect(pool.of !== 'event' || pool.available === 0).toBe(true)
    }
})

test.each(days)('on %s the events show what the demo is to show', (now) => {
  const { named } = of(now)
  const full = named('Winter Warm-Up')
  expect(full.places).toMatchObject({ available: 0, taken: 12, waiting: 7 })
  const [offered] = full.own.filter(({ status }) => status === 'offered')
  expect(offered?.userId).toBe(demoUserId('pro@demo.test'))
  expect(offered?.offerUntil && offered.offerUntil > now).toBe(true)
  expect(named('Holiday Lot Run').places).toMatchObject({ available: 2, taken: 22 })
  const meet = named('Sunday Parking Lot Meet').own
  expect(meet).toHaveLength(9)
  expect(meet.every(({ entries, pay }) => entries.length === 0 && pay.state === 'none')).toBe(true)
  const ticket = named('Bay Four Test Lane Night')
  expect(ticket.event.startsOn).toBe(addDays(wallTime(now, 'America/Chicago').slice(0, 10), 1))
  const own = ticket.own.find(({ userId }) => userId === demoUserId('pro@demo.test'))
  expect(own?.status).toBe('held')
  const desk = named('River City Lanes')
  const confirmed = desk.own.filter(({ status }) => status === 'confirmed')
  expect(confirmed.filter(({ pay }) => pay.state === 'due')).toHaveLength(5)
  expect(confirmed.filter(({ guest }) => guest)).toHaveLength(3)
  expect(desk.places?.checkedIn).toBe(12)
  for (const { own, event } of of(now)
    .events.slice(0, 10)
    .map(({ title }) => named(title)))
    expect(own.filter(({ checkIn }) => checkIn).length, event.title).toBeGreaterThanOrEqual(4)
})

test.each(days)('on %s everyone who came was scanned, two of them twice', (now) => {
  const { events, registrations, named } = of(now)
  const scans = demoScans(events, registrations, now)
  const came = registrations.filter(({ checkIn }) => checkIn)
  expect(scans.filter(({ outcome }) => outcome === 'in').map(({ registrationId }) => registrationId)).toEqual(
    came.map(({ id }) => id),
  )
  const { event } = named('River City Lanes')
  const outcomes = Map.groupBy(
    scans.filter(({ eventId }) => eventId === event.id),
    ({ outcome }) => outcome,
  )
  expect(outcomes.get('already')).toHaveLength(2)
  expect(outcomes.get('unpaid')).toHaveLength(1)
  expect(outcomes.get('refused')).toHaveLength(1)
  expect(scans.every(({ at, scanId }) => at <= now && /^[0-9A-HJKMNP-TV-Z]{26}$/.test(scanId))).toBe(true)
  expect(new Set(scans.map(({ scanId }) => scanId)).size).toBe(scans.length)
})

test('the seed is the same each time', () => {
  const [now = '', other = ''] = days
  const first = demoRegistrations(now)
  expect(demoRegistrations(other)).not.toEqual(first)
  expect(demoRegistrations(now)).toEqual(first)
  expect(demoVehicles(now)).toEqual(demoVehicles(now))
  expect(demoStaff(now)).toEqual(demoStaff(now))
})

test('the places of an event are what its registrations take', () => {
  const { events, registrations } = of(days[0] ?? '')
  for (const event of events) {
    const own = registrations.filter(({ eventId }) => eventId === event.id)
    const [places] = demoPools(event, registrations)
    expect(places?.taken).toBe(own.filter(takesPlace).length)
    expect((places?.available ?? 0) + (places?.taken ?? 0)).toBe(event.capacity ?? places?.taken)
  }
})
