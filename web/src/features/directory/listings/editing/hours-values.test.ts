import { expect, test } from 'vitest'
import {
  type DayValues,
  readRange,
  readWeek,
  specialDayProblems,
  weekProblems,
  weekValues,
} from './hours-values.ts'

const day = (...ranges: (readonly [string, string])[]): DayValues =>
  ranges.map(([opens, closes]) => ({ opens, closes, allDay: false }))
const week = (days: Record<number, DayValues>) => Array.from({ length: 7 }, (_, at) => days[at] ?? [])

test('hours that end after midnight belong to the day on which they begin', () => {
  expect(readWeek(week({ 5: day(['6p', '2']) }))?.[5]).toEqual([[1080, 1560]])
})

test('a week without any hours has none at all, and one with some is read back as it was', () => {
  expect(readWeek(week({}))).toBeUndefined()
  const hours = [
    [],
    [
      [540, 720],
      [780, 1020],
    ],
    [[0, 1440]],
    [],
    [],
    [[1080, 1560]],
    [],
  ] as [number, number][][]
  expect(readWeek(weekValues(hours))).toEqual(hours)
  expect(readRange({ opens: '', closes: '', allDay: true })).toEqual([0, 1440])
})

test('a time that cannot be read is named at its field', () => {
  expect(weekProblems(week({ 2: day(['9', '5'], ['soon', '7']) }))).toEqual([
    { path: [2, 1, 'opens'], message: 'Enter a time, such as 9:30 AM.' },
  ])
  expect(weekProblems(week({ 2: day(['9 am', '9 am']) }))).toMatchObject([
    { path: [2, 0, 'closes'], message: expect.stringContaining('must differ') },
  ])
})

test('overlaps are named by the day of the other hours, also over midnight and from Saturday into Sunday', () => {
  expect(weekProblems(week({ 5: day(['6p', '2a']), 6: day(['1 am', '4 am']) }))).toEqual([
    { path: [6, 0, 'opens'], message: 'This overlaps Friday, 6:00 PM to 2:00 AM.' },
  ])
  expect(weekProblems(week({ 6: day(['8p', '3a']), 0: day(['2 am', '5 am']) }))).toEqual([
    { path: [0, 0, 'opens'], message: 'This overlaps Saturday, 8:00 PM to 3:00 AM.' },
  ])
  expect(weekProblems(week({ 1: day(['9', '5'], ['4p', '6p']) }))).toEqual([
    { path: [1, 1, 'opens'], message: 'This overlaps Monday, 9:00 AM to 5:00 PM.' },
  ])
  expect(weekProblems(week({ 5: day(['6p', '2a']), 6: day(['2 am', '4 am']) }))).toEqual([])
})

test('special days need a date of their own, and their hours are read as others are', () => {
  expect(
    specialDayProblems([
      { on: '2026-12-24', ranges: [] },
      { on: '2026-12-24', ranges: [] },
      { on: '', ranges: [] },
      { on: '2026-12-31', ranges: day(['9', '5'], ['noon', '1p']) },
    ]),
  ).toEqual([
    { path: [1, 'on'], message: 'This date is here already.' },
    { path: [2, 'on'], message: 'Choose a date' },
    { path: [3, 'ranges', 1, 'opens'], message: 'This overlaps the same day, 9:00 AM to 5:00 PM.' },
  ])
})
