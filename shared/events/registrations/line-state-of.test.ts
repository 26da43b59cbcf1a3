import { expect, test } from 'vitest'
import { lineStateOf } from './line-state-of.ts'

const event = {
  status: 'published',
  startsAt: '2027-05-01T14:00:00.000Z',
  endsAt: '2027-05-01T22:00:00.000Z',
  entriesOpenAt: undefined,
  entriesCloseAt: '2027-05-01T04:00:00.000Z',
} as const

test.each([
  ['2027-04-29T10:00:00.000Z', false, 'kept_a_day'],
  ['2027-04-30T20:00:00.000Z', false, 'kept_until_close'],
  ['2027-05-01T02:30:00.000Z', false, 'first_come'],
  ['2027-05-01T02:30:00.000Z', true, 'open'],
  ['2027-05-01T04:00:00.000Z', true, 'closed'],
] as const)('no one in line is promised what cannot be: at %s, open %s, it is %s', (now, hasPlace, state) => {
  expect(lineStateOf(event, hasPlace, now)).toBe(state)
})

test('the line of an event that is cancelled is closed', () => {
  expect(lineStateOf({ ...event, status: 'cancelled' }, true, '2027-04-29T10:00:00.000Z')).toBe('closed')
})
