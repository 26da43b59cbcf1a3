import { expect, test } from 'vitest'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { entryErrors } from './entry-errors.ts'

const event = {
  classes: [
    { classKey: 'S1', name: 'Street 1' },
    { classKey: 'S2', name: 'Street 2' },
  ],
} as PublicEvent
const entries = [
  { classKey: 'S1', vehicleId: 'veh_1' },
  { classKey: 'S2', vehicleId: 'veh_1' },
] as Parameters<typeof entryErrors>[2]

const refusal = (code: string, detail: string, errors?: { path: string; message: string }[]) =>
  new ApiError({ status: 409, code, detail, errors })

test('a full class is shown at its entry', () => {
  expect(entryErrors(refusal('class_full', 'Street 2 is full.'), event, entries)).toEqual({
    'body.entries.1.classKey': 'Street 2 is full.',
  })
})

test('what has a field is shown there, and everything else above the form alone', () => {
  const errors = [{ path: 'body.waiverVersion', message: 'Accept the waiver to enter.' }]
  expect(entryErrors(refusal('waiver_needed', 'x', errors), event, entries)).toEqual({
    'body.waiverVersion': 'Accept the waiver to enter.',
  })
  expect(entryErrors(refusal('event_full', 'This event is full.'), event, entries)).toEqual({})
  expect(entryErrors(new Error('no network'), event, entries)).toEqual({})
})
