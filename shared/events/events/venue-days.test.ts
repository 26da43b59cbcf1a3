import { expect, test } from 'vitest'
import { firstMidnight, venueDays } from './venue-days.ts'

test('the days of an event last from midnight to midnight at its venue', () => {
  const event = {
    startsAt: '2027-07-10T14:00:00.000Z',
    endsAt: '2027-07-10T22:00:00.000Z',
    timeZone: 'America/Chicago',
  }
  expect(venueDays(event)).toEqual({ from: '2027-07-10T05:00:00.000Z', until: '2027-07-11T05:00:00.000Z' })
  // It is still the 10th in Chicago at two in UTC.
  expect(venueDays({ ...event, endsAt: '2027-07-11T02:00:00.000Z' }).until).toBe('2027-07-11T05:00:00.000Z')
  expect(venueDays({ ...event, endsAt: '2027-07-11T06:00:00.000Z' }).until).toBe('2027-07-12T05:00:00.000Z')
})

test('a day whose midnight the clock skips begins after the gap, one that has it twice with the first', () => {
  // Lebanon goes forward at midnight, and Cuba back at one.
  expect(firstMidnight({ startsAt: '2027-03-28T09:00:00.000Z', timeZone: 'Asia/Beirut' })).toBe(
    '2027-03-27T22:00:00.000Z',
  )
  expect(firstMidnight({ startsAt: '2027-11-07T15:00:00.000Z', timeZone: 'America/Havana' })).toBe(
    '2027-11-07T04:00:00.000Z',
  )
})
