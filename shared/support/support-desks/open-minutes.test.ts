import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addTime } from '#shared/platform/time/add-time.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import type { DeskHours } from './desk-settings.ts'
import { addOpenMinutes, openTimeBetween } from './open-minutes.ts'

type Day = DeskHours['week'][number]

const timeZone = 'America/Chicago'
const nineToFive: Day = [[540, 1020]]
const workdays = (day: Day): Day[] => [[], day, day, day, day, day, []]
const sundays = (day: Day): Day[] => [day, [], [], [], [], [], []]
const hoursOf = (week: Day[], holidays: DeskHours['holidays'] = []): DeskHours => ({
  timeZone,
  week,
  holidays,
})

const usual = hoursOf(workdays(nineToFive))

describe('a time is due once so many minutes of open hours have passed', () => {
  test.each<[string, string, number, DeskHours, string]>([
    ['over the weekend', '2027-03-05T22:30:00.000Z', 60, usual, '2027-03-08T15:30:00.000Z'],
    ['from before the desk opens', '2027-03-03T13:00:00.000Z', 120, usual, '2027-03-03T17:00:00.000Z'],
    [
      'over a lunch break',
      '2027-03-03T17:45:00.000Z',
      30,
      hoursOf(
        workdays([
          [480, 720],
          [810, 1080],
        ]),
      ),
      '2027-03-03T19:45:00.000Z',
    ],
    [
      'over the Sunday on which clocks change',
      '2027-03-12T22:00:00.000Z',
      120,
      usual,
      '2027-03-15T15:00:00.000Z',
    ],
    [
      'over a holiday',
      '2027-12-23T22:00:00.000Z',
      120,
      hoursOf(workdays(nineToFive), [{ on: '2027-12-24', name: 'Christmas Eve' }]),
      '2027-12-27T16:00:00.000Z',
    ],
    [
      'over the hour that is missing',
      '2027-03-14T07:30:00.000Z',
      60,
      hoursOf(sundays([[0, 360]])),
      '2027-03-14T08:30:00.000Z',
    ],
    [
      'over the hour that comes twice',
      '2027-11-07T05:30:00.000Z',
      120,
      hoursOf(sundays([[0, 360]])),
      '2027-11-07T07:30:00.000Z',
    ],
    ['at the closing minute itself', '2027-03-01T15:00:00.000Z', 480, usual, '2027-03-01T23:00:00.000Z'],
  ])('%s', (_, start, minutes, hours, due) => {
    expect(addOpenMinutes(start, minutes, hours)).toBe(due)
  })

  test('never, at a desk that never opens', () => {
    expect(addOpenMinutes('2027-03-01T15:00:00.000Z', 1, hoursOf(sundays([])))).toBeUndefined()
  })
})

/** Looks at each minute by itself, as the wall of the desk shows it. */
function isOpenAt(ms: number, { week, holidays }: DeskHours): boolean {
  const wall = wallTime(new Date(ms).toISOString(), timeZone)
  const on = wall.slice(0, 10)
  const minute = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14))
  const isHoliday = (day: string) => holidays.some((holiday) => holiday.on === day)
  const before = addTime(`${on}T00:00:00.000Z`, { days: -1 }).slice(0, 10)
  const of = (day: string) =>
    isHoliday(day) ? [] : (week[new Date(`${day}T00:00:00.000Z`).getUTCDay()] ?? [])
  return (
    of(on).some(([open, close]) => open <= minute && minute < close) ||
    of(before).some(([open, close]) => open <= minute + 1440 && minute + 1440 < close)
  )
}

const days = [
  '2027-03-12',
  '2027-03-13',
  '2027-03-14',
  '2027-11-05',
  '2027-11-06',
  '2027-11-07',
  '2027-07-03',
]
const aDay = fc
  .uniqueArray(fc.integer({ min: 0, max: 95 }), { minLength: 0, maxLength: 8 })
  .map((quarters) => quarters.toSorted((a, b) => a - b))
  .map((sorted) =>
    Array.from({ length: Math.floor(sorted.length / 2) }, (_, at): [number, number] => [
      (sorted[2 * at] ?? 0) * 15,
      (sorted[2 * at + 1] ?? 0) * 15,
    ]),
  )

test('every minute counts as a look at the wall of the desk says', () => {
  fc.assert(
    fc.property(
      fc.array(aDay, { minLength: 7, maxLength: 7 }),
      fc.subarray(days, { maxLength: 2 }),
      fc.constantFrom(...days),
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 1, max: 900 }),
      (week, closed, on, minute, minutes) => {
        const hours = hoursOf(
          week,
          closed.map((day) => ({ on: day, name: 'Closed' })),
        )
        const start = Date.parse(`${on}T00:00:00.000Z`) + minute * 60_000
        let at = start
        for (let left = minutes; left > 0 && at < start + 4 * 86_400_000; at += 60_000)
          if (isOpenAt(at, hours)) left -= 1
        const brute = at < start + 4 * 86_400_000 ? new Date(at).toISOString() : undefined
        const startAt = new Date(start).toISOString()
        if (brute) {
          expect(addOpenMinutes(startAt, minutes, hours)).toBe(brute)
          expect(openTimeBetween(startAt, brute, hours)).toBe(minutes * 60_000)
        }
      },
    ),
    { numRuns: 40 },
  )
})
