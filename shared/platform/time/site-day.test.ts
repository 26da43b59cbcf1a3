import { expect, test } from 'vitest'
import { siteDay } from './site-day.ts'

test('until midnight on the East Coast a page begins with the day there, not with the next one of UTC', () => {
  expect(siteDay('2026-12-01T04:59:59.999Z')).toBe('2026-11-30')
  expect(siteDay('2026-12-01T05:00:00.000Z')).toBe('2026-12-01')
  expect(siteDay('2026-07-01T03:59:59.999Z')).toBe('2026-06-30')
})
