import { expect, test } from 'vitest'
import { changedEvent } from './changed-event.ts'
import type { EventForm } from './event-fields.ts'
import { newEvent } from './new-event.ts'
import { settleEvent } from './settle-event.ts'

const now = '2027-03-01T00:00:00.000Z'

/** What an event can do without. */
const optional = {
  capacity: 40,
  contactEmail: 'lanes@example.com',
  contactPhone: '(502) 555-0142',
  websiteUrl: 'https://example.com/sound-off',
  postalCode: '40202',
  rulebook: { rulebookId: 'rbk_01JZ0000000000000000000000', versionNo: 1 },
  timeZone: 'America/Kentucky/Louisville',
  startsAt: { local: '2027-07-10T09:00' },
  endsAt: { local: '2027-07-10T17:00' },
  entriesOpenAt: { local: '2027-05-01T00:00' },
  entriesCloseAt: { local: '2027-07-10T08:00' },
  checkInOpensAt: { local: '2027-07-10T07:00' },
  checkInClosesAt: { local: '2027-07-10T12:00' },
} satisfies Partial<EventForm>

const needed: EventForm = {
  title: 'Summer Sound-Off',
  description: '',
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
  address: '',
  city: 'Louisville',
  state: 'KY',
  country: 'US',
}

const event = newEvent(
  {
    id: 'evt_01JZ0000000000000000000000',
    ownerId: '7b0c4a52-1111-4222-8333-444455556666',
    poster: undefined,
    fields: settleEvent({ ...needed, ...optional }),
  },
  now,
)

test.each(Object.keys(optional))('%s that is left out of a changed event is none', (left) => {
  // Times need their zone.
  const gone = left === 'timeZone' ? Object.keys(optional).filter((field) => /zone|at$/i.test(field)) : [left]
  const form = {
    ...needed,
    ...Object.fromEntries(Object.entries(optional).filter(([field]) => !gone.includes(field))),
  }
  const before = event[left as keyof typeof event]
  expect(before).toBeDefined()
  const after = changedEvent(event, { fields: settleEvent(form), poster: undefined, note: undefined }, now)
  expect(after[left as keyof typeof after]).toBeUndefined()
})
