import { expect, test } from 'vitest'
import { paceOf } from './pace-of.ts'

const booked = 10_000

test.each([
  [5000, 5000, 'on pace'],
  [5500, 5000, 'on pace'],
  [5501, 5000, 'ahead'],
  [4500, 5000, 'on pace'],
  [4499, 5000, 'behind'],
])('%i views where %i are expected: %s', (viewed, expected, pace) => {
  expect(paceOf({ booked, viewed, expected })).toBe(pace)
})

test('a campaign that has just begun is neither behind nor ahead for a hundredth of what was booked', () => {
  expect(paceOf({ booked, viewed: 0, expected: 100 })).toBe('on pace')
  expect(paceOf({ booked, viewed: 0, expected: 101 })).toBe('behind')
  expect(paceOf({ booked, viewed: 100, expected: 0 })).toBe('on pace')
  expect(paceOf({ booked, viewed: 101, expected: 0 })).toBe('ahead')
})
