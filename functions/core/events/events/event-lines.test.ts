import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { rulesChangedOn } from '#core/content/search/rules-changed-on.ts'
import type { Event } from '#shared/events/events/event.ts'
import { newEvent } from '#shared/events/events/new-event.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { someClass, someEvent } from '#test/support/events.ts'
import { allLines, eventLines, eventLinesOf, linesOfDay, linesOfStateDay } from './event-lines.ts'
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
  expect({ [rulesChangedOn]: digest }).toEqual({ '2026-12-04': 'c959fb6399e2' })
})

test('drafts, private and cancelled events have no line', () => {
  for (const changes of [{ status: 'draft' }, { status: 'cancelled' }, { isPublic: false }] as const)
    expect(eventLinesOf(published(changes))).toEqual([])
  expect(eventLinesOf(published())).toHaveLength(1)
})

test.each([
  [8, []],
  [11, []],
  [12, ['2027-05-09']],
  [14 * 24, Array.from({ length: 14 }, (_, at) => addDays(startsOn, at + 1))],
])(
  'an event of %i hours, from 13:00 of UTC on, has a row for each further day on which it runs',
  (hours, days) => {
    const rows = eventLinesOf(lasting(hours)).map(eventLines.item)
    expect(rows.map(({ gsi2pk }) => gsi2pk)).toEqual([startsOn, ...days].map(linesOfDay))
    expect(rows.map(({ gsi3pk }) => gsi3pk)).toEqual(
      [startsOn, ...days].map((day) => linesOfStateDay('KY', day)),
    )
    expect(rows.filter(({ pk, gsi1pk }) => pk === allLines && gsi1pk)).toEqual([rows[0]])
  },
)

test('an event that would go on for years has the rows of a month', () => {
  expect(eventLinesOf(lasting(9000))).toHaveLength(31)
})
