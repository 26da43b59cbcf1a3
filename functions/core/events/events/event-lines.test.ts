import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { rulesChangedOn } from '#core/content/search/rules-changed-on.ts'
import type { Event } from '#shared/events/events/event.ts'
import { newEvent } from '#shared/events/events/new-event.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { someClass, someEvent } from '#test/support/events.ts'
import { eventLines, eventLinesOf } from './event-lines.ts'
import { organizerEvents, organizerEventsOf } from './organizer-events.ts'

const startsOn = '2027-05-08'
const now = '2026-11-28T12:00:00.000Z'

function published(changes: Partial<Event> = {}): Event {
  const form = someEvent({
    startsAt: { local: `${startsOn}T09:00` },
    endsAt: { local: `${startsOn}T17:00` },
    entriesCloseAt: { local: `${startsOn}T08:00` },
    classes: [someClass('S1', { feeCents: 1500 })],
  })
  const ids = { id: 'evt_one' as Event['id'], ownerId: 'usr_one' as Event['ownerId'], poster: undefined }
  return {
    ...newEvent({ ...ids, fields: settleEvent(form) }, now),
    status: 'published',
    sequence: 1,
    ...changes,
  }
}

const lasting = (hours: number) => {
  const event = published()
  return published({ endsAt: addTime(event.startsAt ?? '', { hours }) })
}

test('rows that change get a new day, so that what is stored is renewed', () => {
  const events = [8, 30, 60, 150, 330].map(lasting)
  const cancelled = published({ status: 'cancelled', cancelledAt: now })
  const rows = [
    ...events.flatMap(eventLinesOf).map(eventLines.item),
    ...[...events, cancelled].flatMap(organizerEventsOf).map(organizerEvents.item),
  ]
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12)
  expect({ [rulesChangedOn]: digest }).toEqual({ '2026-12-02': '140fb7d2b1eb' })
})

test('drafts, private and cancelled events have no line', () => {
  for (const changes of [{ status: 'draft' }, { status: 'cancelled' }, { isPublic: false }] as const)
    expect(eventLinesOf(published(changes))).toEqual([])
  expect(eventLinesOf(published())).toHaveLength(1)
})

test.each([
  [8, 1],
  [24, 1],
  [25, 2],
  [14 * 24, 16],
  [40 * 24, 16],
])('an event of %i hours is among those of %i days', (hours, days) => {
  const [line] = eventLinesOf(lasting(hours)).map(eventLines.item)
  expect(line?.gsi2pk).toBe(`EVTLINES#DAYS#${days}`)
})
