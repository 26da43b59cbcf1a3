import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxAttempts, nextAttemptAt } from './retry-schedule.ts'

const now = '2026-01-01T00:00:00.000Z'
const secondsUntil = (attempts: number) =>
  (Date.parse(nextAttemptAt(attempts, now) ?? '') - Date.parse(now)) / 1000

test('each wait is longer than the one before, at least a minute and at most six hours', () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, index) => secondsUntil(index + 1))
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(waits[0]).toBe(60)
  expect(Math.max(...waits)).toBeLessThanOrEqual(6 * 3600)
})

test('a mail outlives a mail service that is down for half a day', () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, index) => secondsUntil(index + 1))
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600
  expect(hours).toBeGreaterThan(12)
  expect(hours).toBeLessThan(24)
})

test('it ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: maxAttempts, max: 10_000 }), (attempts) => {
      expect(nextAttemptAt(attempts, now)).toBeUndefined()
    }),
  )
})
