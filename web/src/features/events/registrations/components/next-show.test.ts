import { expect, test } from 'vitest'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { dueWords, showsOf } from './next-show.ts'

const now = '2027-05-08T12:00:00.000Z'
const nextShow = (entries: readonly OwnRegistration[], at: string) => showsOf(entries, at).next

const checkIn = { at: now, by: 'usr', how: 'scan', gate: 'Gate 1' } as unknown as NonNullable<
  OwnRegistration['checkIn']
>

type Changes = Partial<Omit<OwnRegistration, 'event'>> & { event?: Partial<OwnRegistration['event']> }

const registration = ({ event, ...more }: Changes = {}): OwnRegistration => ({
  id: 'reg_01JTRZ4Q0000000000000000AA',
  eventId: 'evt_01JTRZ4Q0000000000000000AA',
  status: 'confirmed',
  code: 'ABCD2345',
  entries: [],
  price: [],
  refundSteps: [],
  pay: { state: 'none', dueCents: 0, paidCents: 0, refundedCents: 0 },
  ticketIssue: 1,
  answers: {},
  isListed: true,
  createdAt: now,
  updatedAt: now,
  version: 1,
  refundNowCents: 0,
  ...more,
  event: {
    id: 'evt_01JTRZ4Q0000000000000000AA',
    title: 'River City Lanes',
    venueName: 'Wharf Nine',
    city: 'Louisville',
    state: 'KY',
    timeZone: 'America/New_York',
    startsAt: '2027-05-10T01:00:00.000Z',
    endsAt: '2027-05-10T03:00:00.000Z',
    entriesCloseAt: '2027-05-09T01:00:00.000Z',
    status: 'published',
    ...event,
  },
})

const titled = (title: string, startsAt: string, more: Changes = {}) =>
  registration({ ...more, event: { title, startsAt, endsAt: startsAt.replace('T01', 'T09'), ...more.event } })

test('the next show is the first that is not over, whichever way the entries come', () => {
  const entries = [
    titled('Third', '2027-05-12T01:00:00.000Z'),
    titled('Running', '2027-05-08T01:00:00.000Z', { event: { endsAt: '2027-05-08T20:00:00.000Z' } }),
    titled('Over', '2027-05-08T01:00:00.000Z'),
  ]
  expect(nextShow(entries, now)?.title).toBe('Running')
})

test('a show that is on comes first, also where the member is there already', () => {
  const here = titled('Running', '2027-05-08T01:00:00.000Z', {
    checkIn,
    event: { endsAt: '2027-05-08T20:00:00.000Z' },
  })
  expect(nextShow([here, titled('Tomorrow', '2027-05-09T01:00:00.000Z')], now)?.title).toBe('Running')
  expect(nextShow([here], now)?.badge.word).toBe('Live now, checked in')
})

test.each([
  ['an entry that was withdrawn', registration({ status: 'withdrawn' })],
  ['an offer that has ended', registration({ status: 'lapsed' })],
  ['a cancelled event', registration({ event: { status: 'cancelled' } })],
  ['an event that ends in this instant', registration({ event: { endsAt: now } })],
])('%s is no next show', (_, entry) => {
  expect(nextShow([entry], now)).toBeUndefined()
})

test('its day and time are those at the venue', () => {
  expect(nextShow([registration()], now)).toMatchObject({
    startsOn: '2027-05-09',
    endsOn: '2027-05-09',
    time: 'Sun, May 9, 2027, 9:00 PM EDT',
    place: 'Wharf Nine, Louisville',
  })
})

const due = { state: 'due', dueCents: 4000, paidCents: 0, refundedCents: 0 } as const
test.each<[Changes, string, string]>([
  [{}, 'success', 'Entered'],
  [{ pay: due }, 'success', 'Entered'],
  [{ pay: due, status: 'held' }, 'warning', 'Not paid yet'],
  [{ status: 'waiting', position: 3 }, 'info', 'Waitlist: #3'],
  [{ status: 'waiting' }, 'info', 'Waitlist'],
  [
    { status: 'waiting', position: 1, line: { state: 'open', words: 'A spot is open.' } },
    'warning',
    'A spot is open',
  ],
  [{ checkIn }, 'success', 'Checked in'],
  [{ isUnfinished: true }, 'warning', 'Finish your entry'],
  [{ missing: { waiver: true, questionKeys: [], entryIds: [] } }, 'warning', 'Accept the waiver'],
  [{ change: { price: [], dueCents: 2500, until: now } }, 'warning', 'Change pending: $25.00 due'],
])('%o is said as %s: %s', (changes, tone, word) => {
  expect(nextShow([registration(changes)], now)?.badge).toEqual({ tone, word })
})

test('a spot that is offered comes by itself, before what the member has entered', () => {
  const offered = titled('Offered', '2027-05-12T01:00:00.000Z', { status: 'offered' })
  const entered = titled('Entered', '2027-05-14T01:00:00.000Z')
  const { offers, next, later } = showsOf([offered, entered], now)
  expect([offers.map(({ title }) => title), next?.title, later]).toEqual([['Offered'], 'Entered', []])
})

test('what a member has entered is the next show, between what they wait for before it and two more', () => {
  const waiting = titled('Waiting', '2027-05-12T01:00:00.000Z', { status: 'waiting' })
  const [one, two, three] = [13, 14, 15].map((day) =>
    titled(`On the ${day}th`, `2027-05-${day}T01:00:00.000Z`),
  )
  const { earlier, next, later } = showsOf(
    [waiting, one, two, three].filter((each) => each !== undefined),
    now,
  )
  expect(earlier.map(({ title }) => title)).toEqual(['Waiting'])
  expect(next?.title).toBe('On the 13th')
  expect(later.map(({ title }) => title)).toEqual(['On the 14th', 'On the 15th'])
})

test.each<[Changes, string | undefined]>([
  [{}, undefined],
  [{ pay: due }, 'due at the gate'],
  [{ pay: due, payUntil: '2027-05-09T00:00:00.000Z' }, 'due online or at the gate'],
  [{ pay: due, payUntil: now }, 'due at the gate'],
  [{ pay: due, status: 'held' }, 'due now'],
  [{ pay: due, status: 'waiting' }, undefined],
])('%o is due as: %s', (changes, words) => {
  expect(dueWords(registration(changes), now)).toBe(words)
})
