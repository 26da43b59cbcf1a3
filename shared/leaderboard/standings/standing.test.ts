import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import type { SeasonTie } from '#shared/rules/seasons/season.ts'
import { needsEventsWords, rankStandings } from './rank-standings.ts'
import { seasonPreview } from './season-preview.ts'
import { Standing, TeamStanding } from './standing.ts'
import { standingOf } from './standing-of.ts'
import { teamStandings } from './team-standings.ts'

const ulid = (n: number) => `01HZZZZZZZZZZZZZZZZZZZ${n.toString().padStart(4, '0')}`
const user = (n: number) => `a3bb189e-8bf9-4c1f-9f54-${n.toString().padStart(12, '0')}`
const at = '2027-07-10T18:00:00.000Z'
const seasonId = `sea_${ulid(1)}` as const
const ties: SeasonTie[] = ['wins', 'seconds', 'thirds', 'best_score']
const rules = { bestN: 4, minEvents: 3, betterIs: 'more' as const }

let made = 0
const line = (
  competitor: number,
  event: number,
  points: number,
  place: number,
  change: object = {},
): PointsLine =>
  PointsLine.parse({
    id: `pts_${ulid(made++ % 10_000)}`,
    seasonId,
    leagueId: `lge_${ulid(1)}`,
    classKey: 'T1',
    formatKey: 'peak',
    competitorId: user(competitor),
    eventId: `evt_${ulid(event)}`,
    multiplier: 1,
    resultId: `res_${ulid(event)}`,
    revision: 1,
    lineNo: 0,
    place,
    points,
    score: { sumHundredths: 15000, judges: 1 },
    isZero: false,
    why: 'Verified.',
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...change,
  })

const lines = (competitor: number, ...events: [points: number, place: number][]) =>
  events.map(([points, place], event) => line(competitor, event, points, place))

const of = (competitor: number) => ({
  seasonId,
  classKey: 'T1',
  scope: 'all',
  competitorId: user(competitor) as never,
})
const standing = (competitor: number, all: PointsLine[], by: Parameters<typeof standingOf>[2] = rules) => {
  const made = standingOf(all, of(competitor), by)
  if (!made) throw new Error('no standing')
  return made
}

const a = lines(1, [15, 1], [10, 1], [8, 2], [5, 1], [4, 2])
const b = lines(2, [12, 2], [12, 2], [10, 1], [4, 2])
const c = lines(3, [15, 1], [12, 2], [9, 3], [2, 5])

test('the best four count, and equal points are told apart by wins, then by seconds', () => {
  const all = [standing(1, a), standing(2, b), standing(3, c)]
  expect(all.map(({ points }) => points)).toEqual([38, 38, 38])
  expect(all[0]?.dropped.map(({ points }) => points)).toEqual([4])
  const ranked = rankStandings(all.toReversed(), { ties, betterIs: 'more' })
  expect(
    ranked.map(({ competitorId, rank, isTied, tieReason }) => [competitorId, rank, isTied, tieReason]),
  ).toEqual([
    [user(1), 1, false, '3 wins to 1'],
    [user(2), 2, false, 'second places 3 to 1'],
    [user(3), 3, false, undefined],
  ])
  expect(ranked.map((one) => Standing.parse({ ...one, history: [], version: 1 }).rank)).toEqual([1, 2, 3])
})

test('the better place of two lines with equal points counts', () => {
  const made = standing(1, lines(1, [8, 3], [8, 2], [8, 4]), { ...rules, bestN: 1 })
  expect(made.counted.map(({ place }) => place)).toEqual([2])
  expect([made.seconds, made.thirds]).toEqual([1, 0])
})

test('wins of events that do not count break no tie', () => {
  const one = lines(1, [10, 1], [9, 2], [5, 1])
  const made = standing(1, one, { ...rules, bestN: 2 })
  expect(made.wins).toBe(1)
  // Those that are dropped are still events in which someone took part.
  expect(made.needsEvents).toBe(0)
})

test('a competitor who needs more events ranks behind, whatever the points', () => {
  const ranked = rankStandings(
    [standing(1, lines(1, [15, 1])), standing(2, lines(2, [1, 5], [1, 5], [1, 5]))],
    {
      ties,
      betterIs: 'more',
    },
  )
  expect(ranked.map(({ competitorId, rank }) => [competitorId, rank])).toEqual([
    [user(2), 1],
    [user(1), 2],
  ])
  expect(ranked.map(({ needsEvents }) => needsEventsWords(needsEvents))).toEqual([
    undefined,
    'needs 2 more events',
  ])
  expect(needsEventsWords(1)).toBe('needs 1 more event')
})

test('the best score breaks what is left, and what still is left is shared', () => {
  const best = (n: number, sumHundredths: number) =>
    standing(n, [line(n, 1, 5, 1, { score: { sumHundredths, judges: 1 } })], { ...rules, minEvents: 0 })
  const ranked = rankStandings([best(1, 15010), best(2, 15130), best(3, 15010)], { ties, betterIs: 'more' })
  expect(ranked.map(({ competitorId, rank, isTied }) => [competitorId, rank, isTied])).toEqual([
    [user(2), 1, false],
    [user(1), 2, true],
    [user(3), 2, true],
  ])
  expect(ranked[0]?.tieReason).toBe('best score 151.30 to 150.10')
})

test('a zero is no win and no best score, also where everyone has one', () => {
  const zero = standing(1, [line(1, 1, 0, 1, { isZero: true })])
  expect([zero.wins, zero.best, zero.needsEvents]).toEqual([0, undefined, 2])
})

test('a state compares what was earned from it', () => {
  const both = [line(1, 1, 10, 1, { scopeState: 'TX' }), line(1, 2, 8, 2, { scopeState: 'OK' })]
  expect(standingOf(both, { ...of(1), scope: 'TX' }, rules)?.points).toBe(10)
  expect(standingOf(both, of(1), rules)?.points).toBe(18)
  expect(standingOf(both, { ...of(1), scope: 'AZ' }, rules)).toBeUndefined()
})

test('a reversed line counts nowhere', () => {
  const first = line(1, 1, 15, 1)
  const back = line(1, 1, -15, 1, { reversalOf: first.id, revision: 2 })
  const again = line(1, 1, 12, 2, { revision: 2, lineNo: 1 })
  expect(standing(1, [first, back, again])).toMatchObject({ points: 12, wins: 0, seconds: 1 })
  expect(standingOf([first, back], of(1), rules)).toBeUndefined()
})

const somePoints = fc.array(fc.tuple(fc.constantFrom(15, 12, 10, 8, 5, 0), fc.integer({ min: 1, max: 6 })), {
  minLength: 1,
  maxLength: 8,
})

test('lines make the same standing in any order', () => {
  fc.assert(
    fc.property(
      somePoints
        .map((events) => lines(1, ...events))
        .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        expect(standing(1, shuffled)).toEqual(standing(1, all))
      },
    ),
  )
})

test('no choice of events gives more than those that count', () => {
  fc.assert(
    fc.property(
      somePoints.chain((events) =>
        fc.tuple(fc.constant(events), fc.subarray(events, { maxLength: Math.min(4, events.length) })),
      ),
      ([events, chosen]) => {
        expect(standing(1, lines(1, ...events)).points).toBeGreaterThanOrEqual(
          chosen.reduce((sum, [points]) => sum + points, 0),
        )
      },
    ),
  )
})

test('ranks follow points, share what is equal, and come out the same in any order', () => {
  const field = fc
    .array(somePoints, { minLength: 1, maxLength: 8 })
    .map((all) => all.map((events, n) => standing(n, lines(n, ...events))))
  fc.assert(
    fc.property(
      field.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        const ranked = rankStandings(all, { ties, betterIs: 'more' })
        expect(rankStandings(shuffled, { ties, betterIs: 'more' })).toEqual(ranked)
        for (const [n, one] of ranked.entries()) {
          const next = ranked[n + 1]
          if (next && one.needsEvents === 0 && next.needsEvents === 0)
            expect(one.points).toBeGreaterThanOrEqual(next.points)
          if (one.tieReason) expect(one.points).toBe(next?.points)
          expect(one.isTied).toBe(ranked.filter(({ rank }) => rank === one.rank).length > 1)
          expect(one.rank).toBeLessThanOrEqual(n + 1)
        }
      },
    ),
  )
})

test('a team has its best lines of each event, in all classes', () => {
  const [p, q] = [1, 2].map((n) => `tea_${ulid(n)}`)
  const all = [
    ...[10, 8, 8, 5, 4, 2].map((points, n) => line(n, 1, points, 1, { teamId: p })),
    line(1, 2, 15, 1, { teamId: q, classKey: 'T2' }),
    line(2, 3, 20, 1, { teamId: q }),
  ]
  const standings = teamStandings(all, seasonId, 5)
  expect(standings.map(({ teamId, points, rank, isTied }) => [teamId, points, rank, isTied])).toEqual([
    [p, 35, 1, true],
    [q, 35, 1, true],
  ])
  expect(standings[1]?.events.map(({ points }) => points)).toEqual([15, 20])
  expect(standings[0]?.events[0]?.lines?.map(({ points }) => points)).toEqual([10, 8, 8, 5, 4])
  expect(standings.map((one) => TeamStanding.parse({ ...one, version: 1 }).rank)).toEqual([1, 1])
})

test('other points, ties or events are tried on a season before they count', () => {
  const winner = lines(1, [5, 1], [0, 6])
  const steady = lines(2, [4, 2], [4, 2])
  const inClass = { seasonId, classKey: 'T1', scope: 'all', betterIs: 'more' as const }
  const before = { bestN: 2, minEvents: 0, ties }
  const table = (first: number) => ({
    steps: [{ multiplier: 1, places: [first, 4], others: 0 }],
    perEntry: 0,
  })
  const all = [...winner, ...steady]
  const tried = (after: Parameters<typeof seasonPreview>[3]) =>
    seasonPreview(all, inClass, before, after).map((one) => [
      one.competitorId,
      one.before.rank,
      one.after.rank,
      one.before.points,
      one.after.points,
    ])
  expect(tried({ ...before, pointsTable: table(5) })).toEqual([
    [user(2), 1, 1, 8, 8],
    [user(1), 2, 2, 5, 5],
  ])
  expect(tried({ ...before, pointsTable: table(9) })).toEqual([
    [user(1), 2, 1, 5, 9],
    [user(2), 1, 2, 8, 8],
  ])
  expect(tried({ ...before, bestN: 1, pointsTable: table(5) })).toEqual([
    [user(1), 2, 1, 5, 5],
    [user(2), 1, 2, 8, 4],
  ])
})
