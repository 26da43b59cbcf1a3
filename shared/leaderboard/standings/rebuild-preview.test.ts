import { expect, test } from 'vitest'
import { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import { rebuildPreview } from './rebuild-preview.ts'

const ulid = (n: number) => `01HZZZZZZZZZZZZZZZZZZZ${n.toString().padStart(4, '0')}`
const user = (n: number) => `a3bb189e-8bf9-4c1f-9f54-${n.toString().padStart(12, '0')}` as never
const at = '2027-07-10T18:00:00.000Z'
const seasonId = `sea_${ulid(1)}` as const
const of = { seasonId, classKey: 'T1', scope: 'all', betterIs: 'more' as const }
const season = {
  status: 'active' as const,
  pointsTable: { steps: [{ multiplier: 1 as const, places: [5, 4, 3], others: 0 }], perEntry: 0 },
  minEvents: 0,
  ties: ['wins' as const],
}

const line = (competitor: number, place: number, points: number): PointsLine =>
  PointsLine.parse({
    id: `pts_${ulid(competitor * 10 + place)}`,
    seasonId,
    leagueId: `lge_${ulid(1)}`,
    classKey: 'T1',
    formatKey: 'peak',
    competitorId: user(competitor),
    eventId: `evt_${ulid(1)}`,
    multiplier: 1,
    resultId: `res_${ulid(competitor)}`,
    place,
    score: { sumHundredths: 15_000 - place, judges: 1 },
    isZero: false,
    points,
    revision: 1,
    lineNo: 0,
    why: 'Verified results',
    createdAt: at,
    updatedAt: at,
    version: 1,
  })

const lines = [line(1, 1, 5), line(2, 2, 4)]
const right = [
  { competitorId: user(1), rank: 1, points: 5 },
  { competitorId: user(2), rank: 2, points: 4 },
]

test('standings that are right stay as they are', () => {
  expect(rebuildPreview(right, lines, of, season)).toEqual([])
})

test('a stored place that does not follow from the ledger is shown before and after', () => {
  const wrong = [right[0], { competitorId: user(2), rank: 1, points: 9 }] as typeof right
  expect(rebuildPreview(wrong, lines, of, season)).toEqual([
    { competitorId: user(2), before: { rank: 1, points: 9 }, after: { rank: 2, points: 4 } },
  ])
})

test('a missing competitor is ranked, and one without lines is no longer ranked', () => {
  const stored = [right[0], { competitorId: user(3), rank: 2, points: 4 }] as typeof right
  expect(rebuildPreview(stored, lines, of, season)).toEqual([
    { competitorId: user(2), after: { rank: 2, points: 4 } },
    { competitorId: user(3), before: { rank: 2, points: 4 } },
  ])
})

test('lines are worth what the table of the season says now, but those of a closed season stay', () => {
  const later = {
    ...season,
    pointsTable: { ...season.pointsTable, steps: [{ multiplier: 1 as const, places: [9, 4], others: 0 }] },
  }
  expect(rebuildPreview(right, lines, of, later)).toEqual([
    { competitorId: user(1), before: { rank: 1, points: 5 }, after: { rank: 1, points: 9 } },
  ])
  expect(rebuildPreview(right, lines, of, { ...later, status: 'closed' })).toEqual([])
})
