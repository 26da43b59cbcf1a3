import { expect, test } from 'vitest'
import type { Competitor } from '#shared/leaderboard/standings/contract.ts'
import { lastScore } from './last-score.ts'

const eventIds = ['evt_01JTRZ4Q0000000000000000A1', 'evt_01JTRZ4Q0000000000000000A2'] as const
const score = (sumHundredths: number) => ({ sumHundredths, judges: 1 })

const course = {
  leagueName: 'Heartland',
  classKey: 'S1',
  className: 'Street 1',
  unit: 'dB',
  betterIs: 'more',
  scores: [
    { resultId: 'res_1', on: '2025-10-04', eventName: 'Last year', score: score(13_900) },
    { resultId: 'res_2', on: '2026-05-02', eventName: 'Spring', eventId: eventIds[0], score: score(14_000) },
    { resultId: 'res_3', on: '2026-08-01', eventName: 'Summer', eventId: eventIds[1], score: score(14_250) },
  ],
} as unknown as Competitor['courses'][number]

const season = {
  seasonId: 'ssn_1',
  seasonName: 'Heartland 2026',
  leagueName: 'Heartland',
  classKey: 'S1',
  className: 'Street 1',
  rank: 2,
  of: 14,
  points: 30,
  wins: 1,
  events: 2,
  history: eventIds.map((eventId) => ({ eventId, on: '2026-05-02', rank: 2 })),
} as unknown as Competitor['seasons'][number]

test('the last score comes with the scores of its season, the rank there and the best of its class', () => {
  expect(lastScore({ courses: [course], seasons: [season] })).toMatchObject({
    last: { eventName: 'Summer' },
    season: [140, 142.5],
    rank: { words: '2nd of 14', seasonName: 'Heartland 2026' },
    best: score(14_250),
  })
})

test('without a season that knows the last score, all scores are drawn, and there is no rank', () => {
  const other = { ...season, classKey: 'S2', className: 'Street 2' } as typeof season
  const found = lastScore({ courses: [course], seasons: [other] })
  expect(found).toMatchObject({ season: [139, 140, 142.5] })
  expect(found?.rank).toBeUndefined()
})

test('a class with a rank comes before a later score that counts in no season', () => {
  const later = { ...course, classKey: 'U1', className: 'Unlimited' } as typeof course
  expect(lastScore({ courses: [later, course], seasons: [season] })).toMatchObject({
    course: { classKey: 'S1' },
    rank: { words: '2nd of 14' },
  })
})

test('where less is better, the best is the lowest', () => {
  const less = { ...course, betterIs: 'less' } as typeof course
  expect(lastScore({ courses: [less], seasons: [] })?.best).toEqual(score(13_900))
})

test.each([
  [1, '1st'],
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
])('rank %i is said as %s', (rank, said) => {
  const ranked = lastScore({ courses: [course], seasons: [{ ...season, rank }] })
  expect(ranked?.rank?.words).toBe(`${said} of 14`)
})

test('a member without a verified score has none', () => {
  expect(lastScore({ courses: [], seasons: [] })).toBeUndefined()
})
