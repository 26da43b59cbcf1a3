import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveBackMemory } from './give-back-memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('memory is given back once after each burst of work, and never while there is work', () => {
  let collected = 0
  const work = giveBackMemory(() => void collected++)
  for (let second = 0; second < 60; second++) {
    work()
    vi.advanceTimersByTime(1000)
  }
  expect(collected).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(collected).toBe(1)
  work()
  vi.advanceTimersByTime(60_000)
  expect(collected).toBe(2)
})
