import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

test('each attempt may wait twice as long, up to a minute', () => {
  expect([0, 1, 2, 3].map((failures) => backoffMs(failures, 1))).toEqual([1000, 2000, 4000, 8000])
  expect(backoffMs(30, 1)).toBe(60_000)
})

test('attempts are spread over half of their wait', () => {
  expect(backoffMs(3, 0)).toBe(4000)
  expect(backoffMs(3, 0.5)).toBe(6000)
})
