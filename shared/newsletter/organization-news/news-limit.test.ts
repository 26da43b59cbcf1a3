import { expect, test } from 'vitest'
import { fitsLimit, nextNewsAt } from './news-limit.ts'

const day = (on: number, hour = '10') => `2026-06-${String(on).padStart(2, '0')}T${hour}:00:00.000Z`

test('two sendings in seven days are fine, and a third one is not', () => {
  expect(fitsLimit([], day(1))).toBe(true)
  expect(fitsLimit([day(1)], day(1))).toBe(true)
  expect(fitsLimit([day(1), day(3)], day(7))).toBe(false)
  expect(fitsLimit([day(1), day(3)], day(8, '09'))).toBe(false)
  expect(fitsLimit([day(1), day(3)], day(8))).toBe(true)
})

test('one between two planned ones counts with both', () => {
  expect(fitsLimit([day(1), day(7)], day(4))).toBe(false)
  expect(fitsLimit([day(1), day(11)], day(6))).toBe(true)
})

test('the next one can go out once the first of two is seven days old', () => {
  expect(nextNewsAt([day(1)], day(2))).toBe(day(2))
  expect(nextNewsAt([day(1), day(3)], day(4))).toBe(day(8))
  expect(nextNewsAt([day(1), day(3), day(9)], day(4))).toBe(day(10))
  expect(nextNewsAt([day(1), day(3)], day(20))).toBe(day(20))
})
