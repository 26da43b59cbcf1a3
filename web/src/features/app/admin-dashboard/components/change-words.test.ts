import { expect, test } from 'vitest'
import { changeWords, compareMonths } from './change-words.ts'

test.each([
  [112, 100, '+12%'],
  [50, 100, '−50%'],
  [0, 4, '−100%'],
  [5000, 100, '+4,900%'],
  [3, 0, 'New'],
  [0, 0, 'No change'],
  [1001, 1000, 'No change'],
])('%i after %i is said as %s', (now, before, words) => {
  expect(changeWords({ now, before })).toBe(words)
})

test('the last thirty days stand against the thirty before them', () => {
  const days = [...Array.from({ length: 30 }, () => 2), ...Array.from({ length: 30 }, () => 3)]
  expect(compareMonths(days)).toEqual({ last: days.slice(30), now: 90, before: 60 })
})
