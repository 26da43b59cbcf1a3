import { expect, test } from 'vitest'
import { addTime } from '#shared/platform/time/add-time.ts'
import { allowedByNow, dayAllowance, dayStart, secondsOf } from './pace.ts'

const month = { remainingAtStart: 30_000, daysLeft: 30 }

test('a day’s allowance is what is left over the days that are left, rounded up', () => {
  expect(dayAllowance(30_000, 30)).toBe(1000)
  expect(dayAllowance(10, 3)).toBe(4)
  expect(dayAllowance(10, 0)).toBe(10)
})

test('a day of the East Coast has 23, 24, or 25 hours', () => {
  expect(secondsOf('2026-06-10')).toBe(86_400)
  expect(secondsOf('2026-03-08')).toBe(82_800)
  expect(secondsOf('2026-11-01')).toBe(90_000)
  expect(dayStart('2026-03-09')).toBe('2026-03-09T04:00:00.000Z')
})

test('a campaign of 30,000 over 30 days may serve 5 at midnight and 555 by noon', () => {
  expect(allowedByNow({ ...month, now: '2026-06-10T04:00:00.000Z' })).toBe(5)
  expect(allowedByNow({ ...month, now: '2026-06-10T16:00:00.000Z' })).toBe(555)
  expect(allowedByNow({ ...month, now: '2026-06-11T03:59:59.000Z' })).toBe(1100)
})

test('at noon of a day on which the clock changes it is by the hours that have passed', () => {
  // Thirteen of 25 hours, and eleven of 23.
  expect(allowedByNow({ ...month, now: '2026-11-01T17:00:00.000Z' })).toBe(577)
  expect(allowedByNow({ ...month, now: '2026-03-08T16:00:00.000Z' })).toBe(531)
})

test('nothing but what is left holds back the last six hours of the last day', () => {
  const last = { remainingAtStart: 400, daysLeft: 1 }
  expect(allowedByNow({ ...last, now: '2026-06-10T10:00:00.000Z' })).toBe(115)
  expect(allowedByNow({ ...last, now: '2026-06-10T21:59:59.000Z' })).toBeLessThan(440)
  expect(allowedByNow({ ...last, now: '2026-06-10T22:00:00.000Z' })).toBe(Number.MAX_SAFE_INTEGER)
  const longDay = addTime(dayStart('2026-11-02'), { hours: -6 })
  expect(allowedByNow({ ...last, now: longDay })).toBe(Number.MAX_SAFE_INTEGER)
  expect(allowedByNow({ ...last, now: addTime(longDay, { seconds: -1 }) })).toBeLessThan(441)
  expect(allowedByNow({ ...last, daysLeft: 2, now: '2026-06-10T22:00:00.000Z' })).toBeLessThan(221)
})
