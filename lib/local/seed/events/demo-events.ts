import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { keptFor } from '#lib/local/seed/kept-for.ts'
import { demoOrganizationId } from '#lib/local/seed/organizations/demo-organizations.ts'
import { posterPicture } from '#lib/local/seed/pictures/demo-pictures.ts'
import { copiedEvent } from '#shared/events/events/copied-event.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { EventForm } from '#shared/events/events/event-fields.ts'
import { newEvent } from '#shared/events/events/new-event.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import {
  classes,
  free,
  liveDescription,
  nightDescription,
  points,
  shootout,
  usual,
  venues,
} from './demo-event-forms.ts'
import { byDemoRules } from './demo-event-rules.ts'

type Planned = {
  title: string
  at: keyof typeof venues
  /** The day at the venue. */
  on: string
  hours?: readonly [start: string, end: string]
  owner?: string
  form?: Partial<EventForm>
  changes?: Partial<Event>
}

const published = (publishedAt: string): Partial<Event> => ({ status: 'published', publishedAt, sequence: 1 })

/** Returns the Saturday this many weeks from the seed’s day, or before it. */
function saturday(now: string, weeks: number): string {
  const today = now.slice(0, 10)
  const toSaturday = 6 - new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, toSaturday + weeks * 7)
}

/** The next day on the clock of a venue. */
const tomorrow = (now: string, zone = 'UTC') => addDays(wallTime(now, zone).slice(0, 10), 1)

/** The next second Sunday of a March: clocks go forward. */
function clocksGoForward(now: string): string {
  const year = Number(now.slice(0, 4)) + (now.slice(5) < '02-20' ? 0 : 1)
  const first = new Date(`${year}-03-01T00:00:00Z`).getUTCDay()
  return addDays(`${year}-03-01`, ((7 - first) % 7) + 7)
}

function made(
  { title, at, on, hours = ['09:00', '17:00'], owner = 'organizer', form, changes }: Planned,
  now: string,
): Event {
  const createdAt = addTime(now, { days: -420 })
  const settled = settleEvent({
    ...usual,
    ...venues[at],
    title,
    startsAt: { local: `${on}T${hours[0]}` },
    endsAt: { local: `${on}T${hours[1]}` },
    entriesCloseAt: { local: `${addDays(on, -1)}T18:00` },
    ...form,
  })
  const fields = { ...settled, point: points[at] }
  const id = deriveId('evt', createdAt, title)
  const ownerId = demoUserId(`${owner}@demo.test`) as Event['ownerId']
  return {
    ...newEvent({ id, ownerId, poster: undefined, fields }, createdAt),
    ...(owner === 'organizer' &&
      at === 'louisville' && { organizationId: demoOrganizationId('River City Sound-Off', now) }),
    ...changes,
  }
}

/** A Saturday of last year, in a month. */
function lastYear(now: string, month: string): string {
  const first = `${Number(now.slice(0, 4)) - 1}-${month}-01`
  return addDays(first, 6 - new Date(`${first}T00:00:00Z`).getUTCDay())
}

type Past = readonly [title: string, at: keyof typeof venues, weeksAgo: number, month?: string]

/** Shows with a month were last year, in the season that is closed. */
const pastShows: readonly Past[] = [
  ['Low Water Opener', 'louisville', 52, '09'],
  ['Basin Road Bass Day', 'phoenix', 52, '10'],
  ['Spring Meter Day', 'dayton', 52, '11'],
  ['Ore Pier Pressure', 'duluth', 28],
  ['Old Mill Sound-Off', 'macon', 24],
  ['Midway Gate Finals Warm-Up', 'dallas', 20],
  ['Low Water Midsummer', 'louisville', 16],
  ['Silver Flat Shootout', 'reno', 12],
  ['Hangar Row Autumn Meet', 'dayton', 6],
  ['Wharf Nine Closer', 'louisville', 3],
]

function pastShow([title, at, weeks, month]: Past, now: string): Planned {
  if (!month)
    return {
      title,
      at,
      on: saturday(now, -weeks),
      changes: published(addTime(now, { days: -weeks * 7 - 45 })),
    }
  const on = lastYear(now, month)
  const announcedAt = addTime(`${on}T12:00:00.000Z`, { days: -45 })
  return {
    title,
    at,
    on,
    changes: { ...published(announcedAt), createdAt: announcedAt, updatedAt: announcedAt },
  }
}

/** An event that has been running for three hours, on the clock of its venue. */
function liveEvent(now: string): Event {
  const zone = venues.louisville.timeZone ?? 'UTC'
  const at = (hours: number) => {
    const local = `${wallTime(addTime(now, { hours }), zone).slice(0, 13)}:00`
    return { local, which: 'first' as const }
  }
  const form = {
    description: liveDescription,
    startsAt: at(-3),
    endsAt: at(6),
    entriesCloseAt: at(-4),
    classes: [...classes, shootout],
  }
  const on = now.slice(0, 10)
  return made(
    {
      title: 'River City Lanes',
      at: 'louisville',
      on,
      form,
      changes: published(addTime(now, { days: -60 })),
    },
    now,
  )
}

function upcoming(now: string): Planned[] {
  const changes = published(addTime(now, { days: -40 }))
  const cancelled: Partial<Event> = {
    ...changes,
    status: 'cancelled',
    sequence: 2,
    cancelledAt: addTime(now, { days: -6 }),
    cancelReason: 'The lot floods after the dam work, and the city has closed it until spring.',
  }
  const moved: Partial<Event> = { ...changes, sequence: 2, freeWithdrawalUntilAt: addTime(now, { days: 5 }) }
  const season = addDays(saturday(now, 34), 0)
  const early = { ...usual.fees, earlyOffCents: 500, earlyUntilAt: addTime(now, { days: 20 }) }
  const steps = [
    { untilAt: addTime(now, { days: 20 }), keepPercent: 0, keepCents: 0 },
    { untilAt: addTime(now, { days: 30 }), keepPercent: 10, keepCents: 200 },
  ]
  return [
    { title: 'Winter Warm-Up', at: 'louisville', on: saturday(now, 2), form: { capacity: 12 }, changes },
    { title: 'Holiday Lot Run', at: 'dayton', on: saturday(now, 3), form: { capacity: 24 }, changes },
    {
      title: 'Sunday Parking Lot Meet',
      at: 'macon',
      on: addDays(saturday(now, 1), 1),
      hours: ['11:00', '15:00'],
      form: {
        description: 'Meet from eleven to three. No lanes, no fee: park, open the doors, and play it.',
        fees: free,
        payment: 'free',
        classes: [],
        waiver: '',
        questions: [],
        capacity: undefined,
      },
      changes,
    },
    { title: 'Crosswind Bass Fair', at: 'dallas', on: saturday(now, 5), changes: cancelled },
    { title: 'Playa Spur Invitational', at: 'reno', on: saturday(now, 7), changes: moved },
    {
      title: 'Bay Four Test Lane Night',
      at: 'tulsa',
      on: tomorrow(now, venues.tulsa.timeZone),
      hours: ['18:00', '22:00'],
      owner: 'retailer',
      form: { description: nightDescription, contactEmail: 'lane@bayfour.example', capacity: 30 },
      changes,
    },
    {
      title: 'Basin Road Two-Day',
      at: 'phoenix',
      on: saturday(now, 6),
      form: {
        endsAt: { local: `${addDays(saturday(now, 6), 1)}T16:00` },
        fees: early,
        refundSteps: steps,
      },
      changes,
    },
    {
      title: 'Shop Friends Tuning Night',
      at: 'louisville',
      on: saturday(now, 3),
      hours: ['17:00', '21:00'],
      form: {
        description: 'Bring your car and one problem. We tune until nine; soda and pizza are on us.',
        isPublic: false,
        classes: [],
        capacity: 25,
        payment: 'gate',
      },
      changes,
    },
    {
      title: 'Low Water Opener, Next Season',
      at: 'louisville',
      on: season,
      form: { entriesOpenAt: { local: `${addDays(season, -90)}T09:00` } },
      changes,
    },
  ]
}

const drafts = (now: string): Planned[] => [
  { title: 'Ore Pier Pressure, Next Year', at: 'duluth', on: saturday(now, 26) },
  {
    title: 'Club Championship',
    at: 'louisville',
    on: saturday(now, 30),
    form: { startsAt: undefined, endsAt: undefined, entriesCloseAt: undefined, venueName: '', address: '' },
  },
]

/** The events of the demo around the seed’s day: past ones, one that is running, some to come, a private one, drafts. */
export const demoEvents = keptFor((now: string): Event[] => {
  const change = clocksGoForward(now)
  const changes = published(addTime(now, { days: -10 }))
  const evening = made(
    {
      title: 'Evening Pressure Night',
      at: 'dallas',
      on: addDays(change, -7),
      hours: ['18:00', '22:00'],
      form: { description: nightDescription },
      changes,
    },
    now,
  )
  const createdAt = addTime(now, { days: -9 })
  const id = deriveId('evt', createdAt, 'Evening Pressure Night, copied')
  const copy = copiedEvent(evening, { id, ownerId: evening.ownerId, startsOn: change }, createdAt)
  return [
    ...pastShows.map((past) => made(pastShow(past, now), now)),
    liveEvent(now),
    ...upcoming(now).map((planned) => made(planned, now)),
    evening,
    { ...copy, title: 'Evening Pressure Night, Second Week', ...changes },
    ...drafts(now).map((planned) => made(planned, now)),
  ].map((event, turn) => ({ ...byDemoRules(event, now), poster: posterPicture(event, turn) }))
})
