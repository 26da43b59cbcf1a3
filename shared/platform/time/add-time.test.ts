import { expect, test } from 'vitest'
import { addTime } from './add-time.ts'

const at = '2028-02-28T23:59:30.500Z'

test('a span is added in each of its units, over the end of a month and back', () => {
  expect(addTime(at, { seconds: 30 })).toBe('2028-02-29T00:00:00.500Z')
  expect(addTime(at, { minutes: 1, seconds: -30 })).toBe('2028-02-29T00:00:00.500Z')
  expect(addTime(at, { hours: 48 })).toBe(addTime(at, { days: 2 }))
  expect(addTime(at, { days: -59 })).toBe('2027-12-31T23:59:30.500Z')
})
