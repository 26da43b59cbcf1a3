import { expect, test } from 'vitest'
import { checkInOf } from './check-in-of.ts'
import { copiedEvent } from './copied-event.ts'
import { leastCents } from './entry-cost.ts'
import type { Event } from './event.ts'
import type { EventForm } from './event-fields.ts'
import { isMoved } from './moved-from.ts'
import { newEvent } from './new-event.ts'
import { settleEvent } from './settle-event.ts'
import { venueTime } from './venue-time.ts'

const form: EventForm = {
  title: 'Night of the meters',
  description: '',
  fees: { registrationFeeCents: 3000, earlyOffCents: 500, proOffCents: 500, gateFeeCents: 4000 },
  payment: 'both',
  refundSteps: [],
  classes: [],
  seasons: [],
  resultsPolicy: { protestMinutes: 30, board: 'all' },
  waitingList: { on: true },
  waiver: '',
  questions: [],
  isPublic: true,
  venueName: 'Crosswind',
  address: '',
  city: 'Dallas',
  state: 'TX',
  country: 'US',
  timeZone: 'America/Chicago',
}

const stored = (more: Partial<EventForm>): Event =>
  newEvent(
    {
      id: 'evt_01JZ0000000000000000000000',
      ownerId: '7b0c4a52-1111-4222-8333-444455556666',
      poster: undefined,
      fields: settleEvent({ ...form, ...more }),
    },
    '2026-12-01T00:00:00.000Z',
  )

test.each([
  ['America/Phoenix', '2027-07-10T16:00:00.000Z'],
  ['America/Los_Angeles', '2027-07-10T16:00:00.000Z'],
  ['America/Denver', '2027-07-10T15:00:00.000Z'],
])('nine in the morning of July 10 in %s is %s', (timeZone, startsAt) => {
  expect(stored({ timeZone, startsAt: { local: '2027-07-10T09:00' } }).startsAt).toBe(startsAt)
})

test('a time that the clock skips is refused with the next one it shows', () => {
  expect(() => settleEvent({ ...form, startsAt: { local: '2027-03-14T02:30' } })).toThrow(
    'Clocks go forward that night: 2:30 AM does not exist. Choose 3:00 AM or later.',
  )
})

test.each([
  ['first', '2027-11-07T06:30:00.000Z'],
  ['second', '2027-11-07T07:30:00.000Z'],
] as const)('when a time comes twice, the %s one is %s', (which, at) => {
  const event = stored({ startsAt: { local: '2027-11-07T01:30', which } })
  expect(event.startsAt).toBe(at)
  expect(venueTime(at, 'America/Chicago')).toEqual({ local: '2027-11-07T01:30', which })
})

test('entries until April 30 close at midnight of the venue', () => {
  const closing = (timeZone: string) =>
    stored({ timeZone, entriesCloseAt: { local: '2027-05-01T00:00' } }).entriesCloseAt
  expect(closing('America/New_York')).toBe('2027-05-01T04:00:00.000Z')
  expect(closing('America/Los_Angeles')).toBe('2027-05-01T07:00:00.000Z')
})

test('a copy a week later keeps the clock, also across its change', () => {
  const event = stored({ startsAt: { local: '2027-03-07T18:00' }, endsAt: { local: '2027-03-07T22:00' } })
  expect(event.startsAt).toBe('2027-03-08T00:00:00.000Z')
  const copy = copiedEvent(event, { ...event, startsOn: '2027-03-14' }, '2026-12-01T00:00:00.000Z')
  expect(copy).toMatchObject({
    startsAt: '2027-03-14T23:00:00.000Z',
    startsOn: '2027-03-14',
    endsOn: '2027-03-14',
  })
})

test('an event over the night of the change lasts an hour more, and is on two days', () => {
  const event = stored({ startsAt: { local: '2027-11-06T20:00' }, endsAt: { local: '2027-11-07T20:00' } })
  expect([event.startsAt, event.endsAt]).toEqual(['2027-11-07T01:00:00.000Z', '2027-11-08T02:00:00.000Z'])
  expect([event.startsOn, event.endsOn]).toEqual(['2027-11-06', '2027-11-07'])
})

test('check-in is from three hours before the start to the end where no one has said otherwise', () => {
  const event = stored({ startsAt: { local: '2027-07-10T09:00' }, endsAt: { local: '2027-07-10T17:00' } })
  expect(checkInOf(event)).toEqual({
    checkInOpensAt: '2027-07-10T11:00:00.000Z',
    checkInClosesAt: '2027-07-10T22:00:00.000Z',
  })
  expect(checkInOf({ ...event, checkInClosesAt: event.startsAt }).checkInClosesAt).toBe(event.startsAt)
})

test.each([
  [{ startsAt: { local: '2027-07-11T09:00' } }, false],
  [{ startsAt: { local: '2027-07-11T09:01' } }, true],
  [{ city: 'DALLAS ' }, false],
  [{ city: 'Austin' }, true],
  [{ venueName: 'The other lot' }, false],
])('an event that becomes %j is moved: %s', (more, moved) => {
  const before = stored({ startsAt: { local: '2027-07-10T09:00' } })
  const after = stored({ startsAt: { local: '2027-07-10T09:00' }, ...more })
  expect(isMoved(before, after)).toBe(moved)
})

test('the least that entering costs is the early fee and the cheapest class that is open', () => {
  const ofClasses = [1500, 2000].map((feeCents, at) => ({ feeCents, closed: at === 0 }))
  const fees = { ...form.fees, earlyUntilAt: '2027-06-01T00:00:00.000Z' }
  expect(leastCents({ fees, classes: [] }, '2027-05-31T23:59:59.999Z')).toBe(2500)
  expect(leastCents({ fees, classes: [] }, '2027-06-01T00:00:00.000Z')).toBe(3000)
  expect(leastCents({ fees, classes: ofClasses }, '2027-06-01T00:00:00.000Z')).toBe(5000)
})
