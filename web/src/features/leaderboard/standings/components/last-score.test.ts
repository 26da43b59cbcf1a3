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

const best = { leagueName: 'Heartland', classKey: 'S1', score: score(14_300) } as Competitor['bests'][number]

test('the last score comes with the scores of its season, the rank there and the best of its class', () => {
  const other = { ...best, classKey: 'S2', score: score(15_000) }
  expect(lastScore({ courses: [course], seasons: [season], bests: [other, best] })).toMatchObject({
    last: { eventName: 'Summer' },
    season: [140, 142.5],
    rank: { words: '2nd of 14', seasonName: 'Heartland 2026' },
    best: score(14_300),
  })
})

test('a season that the last score is not in says no rank, and all scores are drawn', () => {
  const before = { ...season, history: season.history.slice(0, 1) }
  expect(lastScore({ courses: [course], seasons: [before], bests: [] })).toMatchObject({
    season: [139, 140, 142.5],
    rank: undefined,
    best: undefined,
  })
})

test.each([
  [1, '1st'],
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
])('rank %i is said as %s', (rank, said) => {
  const ranked = lastScore({ courses: [course], seasons: [{ ...season, rank }], bests: [] })
  expect(ranked?.rank?.words).toBe(`${said} of 14`)
})

test('a member without a verified score has none', () => {
  expect(lastScore({ courses: [], seasons: [], bests: [] })).toBeUndefined()
})
