import { afterEach, expect, test, vi } from 'vitest'
import { ownDay } from './own-day.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['America/New_York', '2026-11-30'],
  ['Pacific/Honolulu', '2026-11-30'],
  ['Europe/Berlin', '2026-12-01'],
  ['UTC', '2026-12-01'],
])('half past midnight in UTC is in %s a moment of %s', (zone, day) => {
  vi.stubEnv('TZ', zone)
  expect(ownDay('2026-12-01T00:30:00.000Z')).toBe(day)
})
