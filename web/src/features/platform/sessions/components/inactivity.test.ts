import { expect, test } from 'vitest'
import { countdownText, lastActivityOf, standing } from './inactivity.ts'

const minute = 60_000
const after = (minutes: number, limit = 30) => standing(0, minutes * minute, limit * minute)

test('a session ends when nothing was done for as long as the platform says, not a moment before', () => {
  expect(after(0)).toEqual({ state: 'active', endsAt: 30 * minute, msUntilNext: 28 * minute })
  expect(after(30 - 0.001).state).toBe('warned')
  expect(after(30).state).toBe('over')
  expect(after(10_000).state).toBe('over')
})

test.each([5, 30, 1440])('with %i minutes, the warning leaves at least a minute to answer', (limit) => {
  const { msUntilNext } = after(0, limit)
  const warned = standing(0, msUntilNext, limit * minute)
  expect(warned.state).toBe('warned')
  expect(warned.msUntilNext).toBeGreaterThanOrEqual(minute)
})

test.each([
  [null, 0],
  ['', 0],
  ['soon', 0],
  ['NaN', 0],
  ['{}', 0],
  ['-5', 0],
  ['1000', 1000],
  ['9e99', minute],
  ['Infinity', minute],
])('%j as the last sign of life is understood without stopping the clock', (text, at) => {
  expect(lastActivityOf(text, minute)).toBe(at)
})

test('the countdown reads like a clock and ends at zero', () => {
  expect([120_000, 119_001, 61_000, 59_900, 9000, 1, 0, -5].map(countdownText)).toEqual([
    '2:00',
    '2:00',
    '1:01',
    '1:00',
    '0:09',
    '0:01',
    '0:00',
    '0:00',
  ])
})
