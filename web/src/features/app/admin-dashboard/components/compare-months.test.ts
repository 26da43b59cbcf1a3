import { expect, test } from 'vitest'
import { compareMonths } from './compare-months.ts'

test('the last thirty days stand against the thirty before them', () => {
  const days = [...Array.from({ length: 30 }, () => 2), ...Array.from({ length: 30 }, () => 3)]
  expect(compareMonths(days)).toEqual({ last: days.slice(30), now: 90, before: 60 })
})
