import { expect, test } from 'vitest'
import type { Event } from './event.ts'
import type { EventForm } from './event-fields.ts'
import { newEvent } from './new-event.ts'
import { assertPublishable, publishProblems } from './publish-refusal.ts'
import { settleEvent } from './settle-event.ts'

const now = '2027-06-01T12:00:00.000Z'
const past = '2027-06-01T12:00:00.000Z'
const later = '2027-06-01T12:00:01.000Z'
const step = (untilAt: string) => ({ untilAt, keepPercent: 50, keepCents: 0 })

function draft(more: Partial<EventForm> = {}): Event {
  const form: EventForm = {
    title: 'Summer Sound-Off',
    description: '',
    fees: { registrationFeeCents: 3000, earlyOffCents: 500, earlyUntilAt: later, proOffCents: 0 },
    payment: 'both',
    refundSteps: [step(later)],
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
    timeZone: 'America/Kentucky/Louisville',
    startsAt: { local: '2027-07-10T09:00' },
    endsAt: { local: '2027-07-10T17:00' },
    entriesCloseAt: { local: '2027-07-10T08:00' },
    ...more,
  }
  const owner = {
    id: 'evt_01JZ0000000000000000000000',
    ownerId: '7b0c4a52-1111-4222-8333-444455556666',
  } as const
  return newEvent({ ...owner, poster: undefined, fields: settleEvent(form) }, now)
}

test('a draft whose early price and refund steps are still to come can be published', () => {
  expect(publishProblems(draft(), now)).toEqual([])
})

test('an early price and refund steps that are over are named by their fields before a draft is published', () => {
  const fees = { ...draft().fees, earlyUntilAt: past }
  const event = draft({ fees, refundSteps: [step('2027-05-01T00:00:00.000Z'), step(past), step(later)] })
  expect(publishProblems(event, now)).toEqual([
    {
      path: 'fees.earlyUntilAt',
      message: 'The early price is already over. Choose a later time, or remove it.',
    },
    {
      path: 'refundSteps.0.untilAt',
      message: 'Refund step 1 is already over. Choose a later time, or remove it.',
    },
    {
      path: 'refundSteps.1.untilAt',
      message: 'Refund step 2 is already over. Choose a later time, or remove it.',
    },
  ])
  expect(() => assertPublishable(event, now)).toThrow('The early price is already over.')
})

test('a time for an early price that takes nothing off is no problem', () => {
  expect(
    publishProblems(draft({ fees: { ...draft().fees, earlyOffCents: 0, earlyUntilAt: past } }), now),
  ).toEqual([])
})

test('what has passed since an event was published stays as people know it', () => {
  const event: Event = { ...draft({ refundSteps: [step(past)] }), status: 'published' }
  expect(publishProblems(event, now)).toEqual([])
})
