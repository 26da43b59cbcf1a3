import { expect, test } from 'vitest'
import { dayParts } from './day-parts.ts'
import { monthsFrom } from './months-from.ts'
import { zonedClock } from './zoned-clock.ts'
import { zonedTime } from './zoned-time.ts'

test('a time is said on the clock of its place, with its zone and without narrow spaces', () => {
  expect(zonedTime('2027-07-10T14:00:00.000Z', 'America/Chicago')).toBe('Sat, Jul 10, 2027, 9:00 AM CDT')
  expect(zonedTime('2027-01-10T16:00:00.000Z', 'America/Phoenix')).toBe('Sun, Jan 10, 2027, 9:00 AM MST')
  expect(zonedClock('2027-11-07T07:30:00.000Z', 'America/Chicago')).toBe('1:30 AM CST')
  expect(zonedClock('2027-11-07T06:30:00.000Z', 'America/Chicago')).toBe('1:30 AM CDT')
})

test('a day is taken apart without a zone', () => {
  expect(dayParts('2027-07-10')).toEqual({ weekday: 'Sat', month: 'Jul', day: '10' })
})

test('months follow each other over the turn of a year, in both directions', () => {
  expect(monthsFrom('2026-11', 3)).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(monthsFrom('2027-01', 3, -1)).toEqual(['2027-01', '2026-12', '2026-11'])
})
