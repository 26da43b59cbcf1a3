import { expect, test } from 'vitest'
import type { ScoreCourse } from '#shared/leaderboard/standings/contract.ts'
import { bestOf, coursesByLength } from './course-best.ts'

const course = (classKey: string, betterIs: 'more' | 'less', ...hundredths: number[]): ScoreCourse => ({
  leagueName: 'Heartland',
  classKey,
  className: classKey,
  unit: 'dB',
  betterIs,
  scores: hundredths.map((sumHundredths, at) => ({
    resultId: `res_${at}` as never,
    on: '2026-05-01',
    eventName: 'Show',
    score: { sumHundredths, judges: 1 },
  })),
})

test('the class with the most scores leads, and that of the latest score among equals', () => {
  const courses = [course('S3', 'more', 1), course('S1', 'more', 1, 2), course('S2', 'more', 1, 2)]
  expect(coursesByLength(courses).map(({ classKey }) => classKey)).toEqual(['S1', 'S2', 'S3'])
})

test('the best score of a class is by what its format counts as better', () => {
  expect(bestOf(course('S1', 'more', 14000, 15012, 14900))?.sumHundredths).toBe(15012)
  expect(bestOf(course('S1', 'less', 300, 12, 250))?.sumHundredths).toBe(12)
  expect(bestOf(course('S1', 'more'))).toBeUndefined()
})
