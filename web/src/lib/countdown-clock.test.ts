import { expect, test } from 'vitest'
import { countdownClock } from './countdown-clock.ts'

test('what is left is read in minutes and seconds, and from an hour on in hours and minutes', () => {
  expect([0, 65, 3599, 3600, 86_340].map(countdownClock)).toEqual([
    '0:00',
    '1:05',
    '59:59',
    '1 h 00 min',
    '23 h 59 min',
  ])
})
