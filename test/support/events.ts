import { newPools } from '#core/events/event-places/changed-pools.ts'
import { pools } from '#core/events/event-places/pools.ts'
import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import { oneMoreHelper } from '#core/events/event-staff/staff-counts.ts'
import { eventDrafts } from '#core/events/events/event-drafts.ts'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { EventStaff } from '#shared/events/event-staff/event-staff.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { EventForm } from '#shared/events/events/event-fields.ts'
import { newEvent } from '#shared/events/events/new-event.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { feedMember } from './feed-member.ts'

const dayIn = (days: number) => addTime(new Date().toISOString(), { days }).slice(0, 10)

/** The form of a meet in Louisville in thirty days, with all that publishing needs. */
export const someEvent = (more: Partial<EventForm> = {}): EventForm => {
  const day = dayIn(30)
  return {
    title: 'Summer Sound-Off',
    description: 'Lanes open at nine.',
    fees: { registrationFeeCents: 3000, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 4000 },
    payment: 'both',
    refundSteps: [],
    classes: [],
    seasons: [],
    resultsPolicy: { protestMinutes: 30, board: 'all' },
    waitingList: { on: true },
    waiver: '',
    questions: [],
    isPublic: true,
    venueName: 'Waterfront Lot',
    address: '129 River Road',
    city: 'Louisville',
    state: 'KY',
    country: 'US',
    timeZone: 'America/Kentucky/Louisville',
    startsAt: { local: `${day}T09:00` },
    endsAt: { local: `${day}T17:00` },
    entriesCloseAt: { local: `${day}T08:00` },
    ...more,
  }
}

/** A class of an event. */
export const someClass = (classKey: string, more: Partial<EventForm['classes'][number]> = {}) => ({
  classKey,
  name: `Class ${classKey}`,
  division: '',
  feeCents: 0,
  closed: false,
  ...more,
})

/** A member who may hold events, with a public profile. */
export const anOrganizer = (url: string) =>
  feedMember(url, { membershipType: 'organization', companyName: 'Planted Shows' })

/** Stores an event directly, as a draft. */
export async function putEvent(ownerId: string, more: Partial<EventForm> = {}): Promise<Event> {
  const now = new Date().toISOString()
  const fields = settleEvent(someEvent(more))
  const event = newEvent(
    { id: newId('evt', now), ownerId: ownerId as Event['ownerId'], poster: undefined, fields },
    now,
  )
  await commit(events.put(event, { absent: true }))
  return event
}

/** Stores an event that everyone may see, with the given changes. */
export async function putPublished(
  ownerId: string,
  more: Partial<EventForm> = {},
  changes: Partial<Event> = {},
): Promise<Event> {
  const now = new Date().toISOString()
  const fields = settleEvent(someEvent(more))
  const event: Event = {
    ...newEvent(
      { id: newId('evt', now), ownerId: ownerId as Event['ownerId'], poster: undefined, fields },
      now,
    ),
    status: 'published',
    publishedAt: now,
    sequence: 1,
    ...changes,
  }
  await commit(events.put(event, { absent: true }), ...newPools(event))
  return event
}

/** Sets the numbers of people who have entered and who are waiting. */
export async function fillPlaces(
  { id: eventId }: Pick<Event, 'id'>,
  of: string,
  { taken = 0, waiting = 0 }: { taken?: number; waiting?: number },
): Promise<void> {
  const pool = await pools.get({ eventId, of }, { consistent: true })
  if (!pool) throw new Error(`There are no places of ${of}.`)
  const { available, version } = pool
  await commit(
    pools.put(
      {
        ...pool,
        ...(available !== undefined && { available: available - taken }),
        taken: pool.taken + taken,
        waiting: pool.waiting + waiting,
        version: version + 1,
      },
      { version },
    ),
  )
}

/** Sets an organizer’s number of drafts. */
export const setDrafts = (userId: string, count: number) =>
  commit(eventDrafts.put({ userId: userId as Event['ownerId'], count, version: 1 }, { absent: true }))

export const draftsOf = async (userId: string) => (await eventDrafts.get({ userId }))?.count ?? 0

/** Stores a helper of an event, an organizer by default. */
export async function putHelper(
  eventId: Event['id'],
  userId: string,
  more: Partial<EventStaff> = {},
): Promise<void> {
  const now = new Date().toISOString()
  const staff: EventStaff = {
    eventId,
    userId: userId as EventStaff['userId'],
    role: 'organizer',
    classKeys: [],
    status: 'accepted',
    invitedBy: userId as EventStaff['userId'],
    invitedAt: now,
    version: 1,
    ...more,
  }
  await commit(eventStaff.put(staff, { absent: true }), oneMoreHelper(eventId))
}
