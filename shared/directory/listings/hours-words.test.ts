import { describe, expect, test } from 'vitest'
import { clockWords, dayHoursWords, openWords } from './hours-words.ts'
import type { WeekHours } from './opening-hours.ts'

const weekdaysOnly: WeekHours = [
  [],
  [[540, 1050]],
  [[540, 1050]],
  [[540, 1050]],
  [[540, 1050]],
  [[540, 1050]],
  [],
]
const lateFridays: WeekHours = [[], [], [], [], [], [[1080, 1560]], []]
const always: WeekHours = Array.from({ length: 7 }, () => [[0, 1440]] as [number, number][])
const inChicago = { specialDays: [], timeZone: 'America/Chicago' }

test.each([
  [0, '12:00 AM'],
  [540, '9:00 AM'],
  [720, '12:00 PM'],
  [1050, '5:30 PM'],
  [1440, '12:00 AM'],
  [1560, '2:00 AM'],
])('minute %d of a day is %s', (minutes, words) => {
  expect(clockWords(minutes)).toBe(words)
})

test('the hours of a day are read in their order, closed and open all day in words', () => {
  expect(dayHoursWords([])).toBe('Closed')
  expect(dayHoursWords([[0, 1440]])).toBe('Open 24 hours')
  expect(
    dayHoursWords([
      [780, 1050],
      [540, 720],
    ]),
  ).toBe('9:00 AM – 12:00 PM, 1:00 PM – 5:30 PM')
})

describe('what changes next', () => {
  test.each([
    // Friday, 5 PM in Chicago.
    ['2026-11-27T23:00:00.000Z', { isOpen: true, next: 'Closes 5:30 PM' }],
    // The closing minute: the next opening is on Monday.
    ['2026-11-27T23:30:00.000Z', { isOpen: false, next: 'Opens Mon 9:00 AM' }],
    // Monday, 8 AM.
    ['2026-11-30T14:00:00.000Z', { isOpen: false, next: 'Opens 9:00 AM' }],
  ])('at %s', (now, words) => {
    expect(openWords({ hours: weekdaysOnly, ...inChicago }, now)).toEqual(words)
  })

  test('a time after midnight needs no day in the evening before, nor in the night itself', () => {
    const hours = { hours: lateFridays, ...inChicago }
    expect(openWords(hours, '2026-11-28T02:00:00.000Z')).toEqual({ isOpen: true, next: 'Closes 2:00 AM' })
    expect(openWords(hours, '2026-11-28T07:30:00.000Z')).toEqual({ isOpen: true, next: 'Closes 2:00 AM' })
  })

  test('a day in a week or later has its date', () => {
    const closed = Array.from({ length: 7 }, (_, at) => ({ on: `2026-11-${28 + at}`, hours: [] })).slice(0, 3)
    const further = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map((on) => ({ on, hours: [] }))
    expect(
      openWords(
        { hours: weekdaysOnly, timeZone: 'America/Chicago', specialDays: [...closed, ...further] },
        '2026-11-28T18:00:00.000Z',
      ),
    ).toEqual({ isOpen: false, next: 'Opens Mon, Dec 7, 9:00 AM' })
  })

  test('what never closes says so, and what has no hours says nothing', () => {
    const now = '2026-11-28T18:00:00.000Z'
    expect(openWords({ hours: always, ...inChicago }, now)).toEqual({ isOpen: true, next: 'Open 24 hours' })
    expect(openWords({ hours: always.map(() => []), ...inChicago }, now)).toEqual({ isOpen: false, next: '' })
    expect(openWords(inChicago, now)).toBeUndefined()
    expect(openWords({ hours: always, specialDays: [], timeZone: '' }, now)).toBeUndefined()
  })
})
