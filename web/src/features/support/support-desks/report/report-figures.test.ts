import { expect, test } from 'vitest'
import type { DeskReport } from '#shared/support/support-desks/shown-desk.ts'
import { inTimeFigure, isQuiet, ratingFigure } from './report-figures.ts'

const quiet: DeskReport = {
  days: 7,
  perDay: [],
  opened: 0,
  answered: 0,
  solved: 0,
  ratings: { good: 0, bad: 0 },
  comments: [],
}

test('first answers in time are a share of those that had a target', () => {
  expect(inTimeFigure({ inTime: { of: 50, met: 48 } })).toEqual({
    value: '96%',
    note: '48 of 50 first answers',
  })
  expect(inTimeFigure({})).toEqual({ value: '–', note: 'No first answer yet' })
})

test('ratings are the share of good ones', () => {
  expect(ratingFigure({ good: 3, bad: 1 })).toEqual({ value: '75%', note: '3 good, 1 bad' })
  expect(ratingFigure(quiet.ratings)).toEqual({ value: '–', note: 'No ratings yet' })
})

test('a desk is quiet where nothing came in, was answered, solved, or rated', () => {
  expect(isQuiet(quiet)).toBe(true)
  expect(isQuiet({ ...quiet, solved: 1 })).toBe(false)
  expect(isQuiet({ ...quiet, ratings: { good: 0, bad: 1 } })).toBe(false)
})
