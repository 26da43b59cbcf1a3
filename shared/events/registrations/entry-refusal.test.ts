import { expect, test } from 'vitest'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import type { VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import { choiceRefusal } from './entry-refusal.ts'
import { timeRefusal } from './time-refusal.ts'

const aClass = (classKey: string, more: Partial<EventClassFields> = {}): EventClassFields => ({
  classKey,
  name: `Street ${classKey}`,
  division: 'Street',
  feeCents: 0,
  closed: false,
  ...more,
})

const vehicle: VehicleSnapshot = {
  name: 'Daily',
  year: 2011,
  make: 'Honda',
  model: 'Civic',
  color: '',
  placement: 'trunk',
  woofers: [{ sizeTenthsIn: 150, shape: 'round', count: 2 }],
  powerWatts: 1647,
  powerBasis: 'rated',
  ampChannels: 1,
}

const event = {
  status: 'published' as const,
  classes: [
    aClass('T1', { assign: { formula: 'cone_plus_power', min: 0, max: 2000 } }),
    aClass('T2', { assign: { formula: 'cone_plus_power', min: 2001, max: 4000 } }),
    aClass('X', { closed: true }),
  ],
  waiver: 'I take part at my own risk.',
  waiverVersion: 2,
  questions: [
    { key: 'shirt', label: 'Shirt size', kind: 'choice' as const, options: ['M', 'L'], required: true },
    { key: 'note', label: 'Note', kind: 'text' as const, options: [], required: false },
  ],
  timeZone: 'America/New_York',
  startsAt: '2027-05-08T13:00:00.000Z',
  endsAt: '2027-05-08T22:00:00.000Z',
  entriesOpenAt: '2027-04-01T04:00:00.000Z',
  entriesCloseAt: '2027-05-01T04:00:00.000Z',
}

const vehicles = new Map([['veh_1', vehicle]])
const whole = { entries: [{ classKey: 'T2', vehicleId: 'veh_1' }], answers: { shirt: 'M' }, waiverVersion: 2 }

test('entries open at their instant and are closed at the instant at which they close', () => {
  expect(timeRefusal(event, '2027-04-01T03:59:59.999Z')?.message).toBe('Entries are not open yet.')
  expect(timeRefusal(event, '2027-04-01T04:00:00.000Z')).toBeUndefined()
  expect(timeRefusal(event, '2027-05-01T03:59:59.999Z')).toBeUndefined()
  expect(timeRefusal(event, '2027-05-01T04:00:00.000Z')?.message).toBe(
    'Entries closed on Sat, May 1, 2027, 12:00 AM EDT.',
  )
  const cancelled = { ...event, status: 'cancelled' as const }
  expect(timeRefusal(cancelled, '2027-04-02T00:00:00.000Z')?.message).toBe('This event was cancelled.')
})

test('a vehicle may enter its own class, and none that its rating is over', () => {
  expect(choiceRefusal(event, whole, vehicles)).toBeUndefined()
  expect(
    choiceRefusal(event, { ...whole, entries: [{ classKey: 'T1', vehicleId: 'veh_1' }] }, vehicles),
  ).toEqual({
    code: 'class_does_not_fit',
    message: '2,001 class points: over the 2,000 of Street T1.',
    path: 'body.entries.0.vehicleId',
  })
})

test.each([
  [{ entries: [] }, 'Choose at least one class.'],
  [{ entries: [{ classKey: 'T2', vehicleId: 'veh_2' }] }, 'Choose a vehicle for Street T2.'],
  [{ entries: [{ classKey: 'Q', vehicleId: 'veh_1' }] }, 'This event has no class Q.'],
  [{ entries: [{ classKey: 'X', vehicleId: 'veh_1' }] }, 'Street X takes no more entries.'],
  [{ entries: [...whole.entries, ...whole.entries] }, 'This vehicle is already in Street T2.'],
  [{ answers: {} }, 'Answer “Shirt size”.'],
  [{ answers: { shirt: 'S' } }, 'Choose an answer to “Shirt size”.'],
  [{ answers: { shirt: 'M', age: '18' } }, 'The event does not ask this question.'],
  [{ waiverVersion: 1 }, 'Accept the waiver to enter.'],
  [{ waiverVersion: undefined }, 'Accept the waiver to enter.'],
])('%o is refused: %s', (change, message) => {
  expect(choiceRefusal(event, { ...whole, ...change }, vehicles)?.message).toBe(message)
})

test('a member who is already in a class stays in it after it has closed', () => {
  const entries = [{ classKey: 'X', vehicleId: 'veh_1' }]
  expect(choiceRefusal(event, { ...whole, entries }, vehicles, [{ classKey: 'X' }])).toBeUndefined()
})

test('a member whom the desk moved into a class that does not fit may change the rest of the entry', () => {
  const entries = [{ classKey: 'T1', vehicleId: 'veh_1' }]
  expect(choiceRefusal(event, { ...whole, entries }, vehicles, entries)).toBeUndefined()
  const other = [{ classKey: 'T1', vehicleId: 'veh_2' }]
  expect(choiceRefusal(event, { ...whole, entries }, vehicles, other)?.code).toBe('class_does_not_fit')
})

test('a meet has no classes to enter', () => {
  expect(choiceRefusal({ ...event, classes: [] }, { ...whole, entries: [] }, vehicles)).toBeUndefined()
  expect(choiceRefusal({ ...event, classes: [] }, whole, vehicles)?.code).toBe('class_unknown')
})
