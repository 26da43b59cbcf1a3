import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type DayHours, HoursRange, overlap, SpecialDays, WeekHours } from './opening-hours.ts'

const week = (hours: Record<number, DayHours>): DayHours[] =>
  Array.from({ length: 7 }, (_, day) => hours[day] ?? [])
const problem = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message

test('a range begins on its day and ends within 24 hours', () => {
  expect(problem(HoursRange, [1080, 1560])).toBeUndefined()
  expect(problem(HoursRange, [0, 1440])).toBeUndefined()
  expect(problem(HoursRange, [1439, 2879])).toBeUndefined()
  expect(problem(HoursRange, [600, 600])).toBe(
    'Opening and closing times must differ. For all day, choose “Open 24 hours”.',
  )
  expect(problem(HoursRange, [1440, 1500])).toBe('Enter an opening time')
  expect(problem(HoursRange, [-1, 60])).toBe('Enter an opening time')
  expect(problem(HoursRange, [600, 540])).toBe('Enter a closing time within 24 hours')
  expect(problem(HoursRange, [600, 2041])).toBe('Enter a closing time within 24 hours')
})

test.each([
  [
    'on one day',
    week({
      1: [
        [540, 720],
        [700, 900],
      ],
    }),
    true,
  ],
  [
    'one within another',
    week({
      1: [
        [540, 1020],
        [600, 660],
      ],
    }),
    true,
  ],
  [
    'one after the other',
    week({
      1: [
        [540, 720],
        [720, 900],
      ],
    }),
    false,
  ],
  ['over midnight', week({ 5: [[1080, 1560]], 6: [[100, 600]] }), true],
  ['to midnight', week({ 5: [[1080, 1440]], 6: [[0, 600]] }), false],
  ['from Saturday into Sunday', week({ 6: [[1200, 1560]], 0: [[60, 600]] }), true],
  ['from Saturday up to Sunday', week({ 6: [[1200, 1500]], 0: [[60, 600]] }), false],
  [
    '24 hours every day',
    week(Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [[0, 1440]]]))),
    false,
  ],
  ['a long night before a short day', week({ 2: [[600, 1980]], 3: [[539, 540]] }), true],
  ['none at all', week({}), false],
])('hours of a week overlap: %s', (_, hours, does) => {
  expect(overlap(hours) !== undefined).toBe(does)
  expect(problem(WeekHours, hours)).toBe(does ? 'These hours overlap.' : undefined)
})

test('the two that overlap are named', () => {
  const found = overlap(week({ 6: [[1200, 1560]], 0: [[60, 600]] }))
  expect(found?.map(({ day, range }) => [day, range])).toEqual([
    [6, [1200, 1560]],
    [0, [60, 600]],
  ])
})

test('a day has up to three ranges, a listing up to 60 special days, each date once', () => {
  const four: DayHours = [
    [0, 60],
    [120, 180],
    [240, 300],
    [360, 420],
  ]
  expect(problem(WeekHours, week({ 1: four }))).toBe('Use up to 3 times a day.')
  expect(problem(WeekHours, week({}).slice(1))).toBeDefined()
  const on = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
  const days = (count: number) => Array.from({ length: count }, (_, at) => ({ on: on(at), hours: [] }))
  expect(problem(SpecialDays, days(60))).toBeUndefined()
  expect(problem(SpecialDays, days(61))).toBe('Add up to 60 special days.')
  expect(problem(SpecialDays, [...days(1), ...days(1)])).toBe('Each date can be added once.')
  expect(
    problem(SpecialDays, [
      {
        on: '2026-12-24',
        hours: [
          [60, 600],
          [500, 700],
        ],
      },
    ]),
  ).toBe('These hours overlap.')
})
