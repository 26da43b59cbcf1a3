import { expect, test } from 'vitest'
import type { Event } from '#shared/events/events/event.ts'
import { newEvent } from '#shared/events/events/new-event.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'
import { someEvent } from '#test/support/events.ts'
import { eventsAtRows, organizationEventsOf } from './organization-events.ts'

const now = '2026-11-28T12:00:00.000Z'
const organizationId = 'org_one' as NonNullable<Event['organizationId']>

function ofClub(changes: Partial<Event> = {}): Event {
  const ids = { id: 'evt_one' as Event['id'], ownerId: 'usr_one' as Event['ownerId'], poster: undefined }
  const event = newEvent({ ...ids, fields: settleEvent(someEvent()) }, now)
  return { ...event, status: 'published', organizationId, ...changes }
}

const listsOf = (changes: Partial<Event>) => organizationEventsOf(ofClub(changes)).map(({ list }) => list)

test('an event stands in the lists of its organization that it belongs in', () => {
  const removed = { at: now, reason: 'It was a copy.' }
  const cancelled = { status: 'cancelled', cancelledAt: now } as const
  expect(listsOf({})).toEqual(['all', 'public', 'held'])
  expect(listsOf({ isPublic: false })).toEqual(['all', 'held'])
  expect(listsOf({ removed })).toEqual(['all', 'held'])
  expect(listsOf({ status: 'draft' })).toEqual(['all'])
  expect(listsOf(cancelled)).toEqual(['all', 'cancelled'])
  expect(listsOf({ ...cancelled, isPublic: false })).toEqual(['all'])
  expect(listsOf({ ...cancelled, removed })).toEqual(['all'])
  expect(listsOf({ status: 'archived' })).toEqual([])
  expect(listsOf({ organizationId: undefined })).toEqual([])
})

test('a row of an event that was moved, or handed to another organization, shows nothing', () => {
  const event = ofClub()
  const rows = organizationEventsOf(event)
  const shown = (now: Event) => eventsAtRows(rows, new Map([[now.id as string, now]])).length
  expect(shown(event)).toBe(rows.length)
  const other = 'org_two' as NonNullable<Event['organizationId']>
  expect(shown({ ...event, organizationId: other })).toBe(0)
  // It still stands at its start.
  expect(shown({ ...event, endsAt: '2099-01-01T00:00:00.000Z' })).toBe(1)
  expect(eventsAtRows(rows, new Map())).toEqual([])
})
