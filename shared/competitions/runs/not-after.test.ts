import { expect, test } from 'vitest'
import { notAfter } from './not-after.ts'

test('a device whose clock is ahead records a run at the time it arrives, one that was offline at its own time', () => {
  const now = '2027-07-10T14:00:00.000Z'
  expect(notAfter('2027-07-10T14:00:01Z', now)).toBe(now)
  expect(notAfter('2027-07-10T14:00:00Z', now)).toBe('2027-07-10T14:00:00Z')
  expect(notAfter('2027-07-10T11:30:00.000Z', now)).toBe('2027-07-10T11:30:00.000Z')
})
