import { expect, test } from 'vitest'
import { reminderSentAt } from './reminder-sent-at.ts'

const timeZone = 'America/Chicago'

test('a reminder goes out at its hour on the clock of the venue, however late in the day the event starts', () => {
  // 9 AM and 11:30 PM on July 10.
  for (const startsAt of ['2027-07-10T14:00:00.000Z', '2027-07-11T04:30:00.000Z']) {
    expect(reminderSentAt('day', { startsAt, timeZone }, 9)).toBe('2027-07-09T14:00:00.000Z')
    expect(reminderSentAt('week', { startsAt, timeZone }, 18)).toBe('2027-07-03T23:00:00.000Z')
  }
})

test('the hour stays the same over a change of clocks', () => {
  const startsAt = '2027-03-15T14:00:00.000Z'
  expect(reminderSentAt('day', { startsAt, timeZone }, 9)).toBe('2027-03-14T14:00:00.000Z')
  expect(reminderSentAt('week', { startsAt, timeZone }, 9)).toBe('2027-03-08T15:00:00.000Z')
  // At 2 AM clocks go forward to 3 AM; from 2 AM they go back to 1 AM.
  expect(reminderSentAt('day', { startsAt, timeZone }, 2)).toBe('2027-03-14T08:00:00.000Z')
  const autumn = '2027-11-08T15:00:00.000Z'
  expect(reminderSentAt('day', { startsAt: autumn, timeZone }, 1)).toBe('2027-11-07T06:00:00.000Z')
})
