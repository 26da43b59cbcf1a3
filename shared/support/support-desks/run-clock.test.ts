import { expect, test } from 'vitest'
import type { DeskHours } from './desk-settings.ts'
import { leftOf, newClock, pauseClock, reclocked, retargetClock, runClock } from './run-clock.ts'

const day: [number, number][] = [[540, 1020]]
const hours: DeskHours = {
  timeZone: 'America/Chicago',
  week: [[], day, day, day, day, day, []],
  holidays: [],
}
const minutes = (count: number) => count * 60_000

test('a clock that waits keeps what is left, and goes on with it', () => {
  const clock = newClock(480, '2027-03-01T15:00:00.000Z', hours)
  expect(clock.dueAt).toBe('2027-03-01T23:00:00.000Z')
  const paused = pauseClock(clock, '2027-03-01T17:00:00.000Z', hours)
  expect(paused.dueAt).toBeUndefined()
  expect(leftOf(paused, '2027-03-03T21:00:00.000Z', hours)).toBe(minutes(360))
  expect(runClock(paused, '2027-03-03T21:00:00.000Z', hours).dueAt).toBe('2027-03-04T19:00:00.000Z')
})

test('a paused clock does not pause twice, and one that has passed is due at once when it runs on', () => {
  const paused = pauseClock(
    newClock(60, '2027-03-01T15:00:00.000Z', hours),
    '2027-03-01T17:00:00.000Z',
    hours,
  )
  expect(pauseClock(paused, '2027-03-01T20:00:00.000Z', hours)).toEqual(paused)
  expect(runClock(paused, '2027-03-02T15:00:00.000Z', hours).dueAt).toBe('2027-03-02T15:00:00.000Z')
})

test('another priority counts what was used', () => {
  const clock = newClock(480, '2027-03-01T15:00:00.000Z', hours)
  expect(retargetClock(clock, 240, '2027-03-01T17:00:00.000Z', hours).dueAt).toBe('2027-03-01T19:00:00.000Z')
})

test('other hours count for what is left, and change nothing that was used', () => {
  const clock = newClock(480, '2027-03-01T15:00:00.000Z', hours)
  const mornings: DeskHours = {
    ...hours,
    week: hours.week.map((ranges) => (ranges.length > 0 ? [[540, 660]] : [])),
  }
  const after = reclocked(clock, '2027-03-01T17:00:00.000Z', hours, mornings)
  expect(after.usedMs).toBe(minutes(120))
  expect(after.dueAt).toBe('2027-03-04T17:00:00.000Z')
})

test('the assignee is warned 30 open minutes before, or at once', () => {
  expect(newClock(60, '2027-03-05T22:30:00.000Z', hours).warnAt).toBe('2027-03-05T23:00:00.000Z')
  expect(newClock(20, '2027-03-05T22:30:00.000Z', hours).warnAt).toBe('2027-03-05T22:30:00.000Z')
})
