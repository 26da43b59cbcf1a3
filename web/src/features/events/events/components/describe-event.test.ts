import { expect, test } from 'vitest'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import { eventStructuredData } from './describe-event.ts'

const places = (left?: number) => ({ taken: 0, waiting: 0, ...(left !== undefined && { left }) })

const event = {
  id: 'evt_one',
  title: 'Summer Sound-Off',
  description: '',
  venueName: 'Waterfront Lot',
  address: '',
  city: 'Louisville',
  state: 'KY',
  country: 'US',
  startsAt: '2027-05-08T13:00:00.000Z',
  endsAt: '2027-05-08T21:00:00.000Z',
  entriesCloseAt: '2027-05-08T12:00:00.000Z',
  pictureVersion: '0123456789abcdef',
  status: 'published',
  phase: 'open',
  fees: { registrationFeeCents: 3000, earlyOffCents: 500, proOffCents: 0, gateFeeCents: 4000 },
  classes: [],
  classPlaces: {},
  places: places(),
  organizer: { name: 'Planted Shows' },
} as unknown as PublicEvent

const dataOf = (changes: Partial<PublicEvent> = {}) =>
  eventStructuredData({ ...event, ...changes }, 'https://boxrise.example') as {
    image: string
    eventStatus: string
    offers: Record<string, string>
    organizer: object
  }

test('search engines get the picture of the event: its poster, or the one that is drawn of it', () => {
  expect(dataOf().image).toBe('https://boxrise.example/api/events/evt_one/picture.png?v=0123456789abcdef')
  const poster = { url: '/media/event-posters/one.jpg', width: 800, height: 600 }
  expect(dataOf({ poster }).image).toBe('https://boxrise.example/media/event-posters/one.jpg')
})

const aClass = (classKey: string, closed: boolean) =>
  ({ classKey, closed, feeCents: 0 }) as PublicEvent['classes'][number]

test.each<[string, Partial<PublicEvent>, 'InStock' | 'SoldOut']>([
  ['entries are open without a limit', {}, 'InStock'],
  ['a place is left', { places: places(1) }, 'InStock'],
  ['entries will open', { phase: 'announced' }, 'InStock'],
  ['no place is left', { places: places(0) }, 'SoldOut'],
  ['entries are closed', { phase: 'closed' }, 'SoldOut'],
  ['the event is running and entries closed before it', { phase: 'live' }, 'SoldOut'],
  [
    'the event is running and takes entries',
    { phase: 'live', entriesCloseAt: '2027-05-08T20:00:00.000Z' },
    'InStock',
  ],
  ['the event is over', { phase: 'ended' }, 'SoldOut'],
  ['every class is full', { classes: [aClass('S1', false)], classPlaces: { S1: places(0) } }, 'SoldOut'],
  [
    'only a closed class has places',
    { classes: [aClass('S1', false), aClass('S2', true)], classPlaces: { S1: places(0), S2: places(5) } },
    'SoldOut',
  ],
  [
    'one class has a place',
    { classes: [aClass('S1', false), aClass('S2', false)], classPlaces: { S1: places(0), S2: places(1) } },
    'InStock',
  ],
])('%s: the offer says so', (_, changes, availability) => {
  expect(dataOf(changes).offers).toMatchObject({
    availability: `https://schema.org/${availability}`,
    price: '30.00',
    priceCurrency: 'USD',
  })
})

test('a cancelled event is cancelled, and nothing of it is for sale', () => {
  const { eventStatus, offers } = dataOf({ status: 'cancelled', phase: 'cancelled' })
  expect(eventStatus).toBe('https://schema.org/EventCancelled')
  expect(offers.availability).toBe('https://schema.org/SoldOut')
})

test('an event of an organization names it first, with its page while it has one', () => {
  const member = { '@type': 'Organization', name: 'Planted Shows' }
  expect(dataOf().organizer).toEqual(member)
  const organization = { id: 'org_one', name: 'Loud Club', hasPage: true, isSuspended: false } as const
  const url = 'https://boxrise.example/organizations/org_one'
  expect(dataOf({ organization }).organizer).toEqual([
    { '@type': 'Organization', name: 'Loud Club', url },
    member,
  ])
  const suspended = { ...organization, hasPage: false, isSuspended: true }
  expect(dataOf({ organization: suspended }).organizer).toEqual([
    { '@type': 'Organization', name: 'Loud Club' },
    member,
  ])
})
