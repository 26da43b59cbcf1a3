import { expect, test } from 'vitest'
import { toInstant } from './to-instant.ts'
import { wallTime } from './wall-time.ts'

test.each([
  ['2027-01-01T05:30:00.000Z', 'America/Chicago', '2026-12-31T23:30'],
  ['2027-07-01T05:00:00.000Z', 'America/Chicago', '2027-07-01T00:00'],
  ['2027-03-14T07:59:59.999Z', 'America/Chicago', '2027-03-14T01:59'],
  ['2027-03-14T08:00:00.000Z', 'America/Chicago', '2027-03-14T03:00'],
])('at %s a clock in %s, %s, is what is shown', (at, zone, local) => {
  expect(wallTime(at, zone)).toBe(local)
})

test('what a clock shows leads back to the same minute', () => {
  for (const at of ['2027-01-01T00:00:00.000Z', '2027-06-15T12:34:00.000Z'])
    expect(toInstant(wallTime(at, 'Asia/Kolkata'), 'Asia/Kolkata')).toEqual({ kind: 'instant', at })
})
