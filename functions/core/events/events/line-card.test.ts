import { expect, test } from 'vitest'
import { emptyPool, type Pool } from '#core/events/event-places/pools.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { eventLineOf } from '#shared/events/events/event-line.ts'
import { newEvent } from '#shared/events/events/new-event.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { someClass, someEvent } from '#test/support/events.ts'
import { eventCard } from './event-card.ts'
import { lineCard } from './line-card.ts'
import { placeCount } from './place-count.ts'

const at = (local: string) => ({ local })
const day = '2027-05-08'
const now = '2026-11-28T12:00:00.000Z'

/** Each choice of a form that changes a card, beside the ones before it. */
const choices: Partial<Parameters<typeof someEvent>[0]>[][] = [
  [{}, { title: 'Bass & “Beyond”', timeZone: 'Pacific/Honolulu', state: 'HI', city: 'Honolulu' }],
  [{}, { country: 'CA', state: 'ON', capacity: 40 }, { waitingList: { on: false } }],
  [
    {},
    { classes: [someClass('S1', { feeCents: 1500 }), someClass('S2', { feeCents: 900, closed: true })] },
    { classes: [someClass('S1', { feeCents: 700, closed: true })] },
  ],
  [
    { fees: { registrationFeeCents: 3000, earlyOffCents: 0, proOffCents: 0 } },
    {
      fees: {
        registrationFeeCents: 3000,
        earlyOffCents: 3000,
        proOffCents: 0,
        earlyUntilAt: `2027-04-01T12:00:00.000Z`,
      },
    },
    { fees: { registrationFeeCents: 3000, earlyOffCents: 500, proOffCents: 0 } },
  ],
  [
    { startsAt: at(`${day}T09:00`), endsAt: at(`${day}T17:00`), entriesCloseAt: at(`${day}T08:00`) },
    {
      startsAt: at(`${day}T09:00`),
      endsAt: at('2027-05-10T02:00'),
      entriesOpenAt: at('2027-03-01T08:00'),
      entriesCloseAt: at(`${day}T11:00`),
    },
  ],
]

const everyForm = choices.reduce(
  (forms, some) => forms.flatMap((form) => some.map((choice) => ({ ...form, ...choice }))),
  [{}] as Partial<Parameters<typeof someEvent>[0]>[],
)

function published(form: (typeof everyForm)[number], changes: Partial<WholeEvent>): WholeEvent {
  const ids = {
    id: 'evt_one' as WholeEvent['id'],
    ownerId: 'usr_one' as WholeEvent['ownerId'],
    poster: undefined,
  }
  const draft = newEvent({ ...ids, fields: settleEvent(someEvent(form)) }, now)
  return { ...draft, status: 'published', ...changes } as WholeEvent
}

/** Just before, at and just after each time at which a card changes. */
const instantsOf = ({ startsAt, endsAt, entriesOpenAt, entriesCloseAt, fees }: WholeEvent) =>
  [now, startsAt, endsAt, entriesOpenAt, entriesCloseAt, fees.earlyUntilAt]
    .filter((time) => time !== undefined)
    .flatMap((time) => [-0.001, 0, 0.001].map((seconds) => addTime(time, { seconds })))

test('the card of a line is the card of its event, at any time and from anywhere', () => {
  const place = { lat: 32.75, lon: -97.33 }
  const details: Partial<WholeEvent>[] = [
    {},
    { point: { lat: 38.25, lon: -85.75 }, poster: { url: '/p/1.webp', width: 3, height: 2 } },
  ]
  for (const form of everyForm)
    for (const more of details) {
      const event = published(form, more)
      const pool: Pool = { ...emptyPool(event.id, 'event', event.capacity), taken: 7, waiting: 2 }
      const stored = JSON.parse(JSON.stringify(eventLineOf(event)))
      for (const instant of instantsOf(event))
        for (const known of [pool, undefined]) {
          const places = placeCount(known, stored.card.capacity)
          expect(lineCard(stored, places, instant, place)).toEqual(eventCard(event, known, instant, place))
        }
    }
  expect(everyForm).toHaveLength(108)
})
