import { expect, test } from 'vitest'
import { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import { classStandings, scopesOf } from './class-standings.ts'
import { movedOf } from './moved-of.ts'
import { standingLine } from './standing-line.ts'

const ulid = (n: number) => `01HZZZZZZZZZZZZZZZZZZZ${n.toString().padStart(4, '0')}`
const user = (n: number) => `a3bb189e-8bf9-4c1f-9f54-${n.toString().padStart(12, '0')}`
const at = '2027-07-10T18:00:00.000Z'
const seasonId = `sea_${ulid(1)}` as const
const eventId = (n: number) => `evt_${ulid(n)}` as const
const days: Record<string, string> = {
  [eventId(1)]: '2027-05-01',
  [eventId(2)]: '2027-03-01',
  [eventId(3)]: '2027-06-01',
}
const dayOf = (id: string) => days[id] ?? ''
const rules = { minEvents: 0, ties: ['wins' as const], betterIs: 'more' as const }
const of = { seasonId, classKey: 'T1' as PointsLine['classKey'], scope: 'all' }

const line = (id: number, competitor: number, event: number, points: number, more: object = {}): PointsLine =>
  PointsLine.parse({
    id: `pts_${ulid(id)}`,
    seasonId,
    leagueId: `lge_${ulid(1)}`,
    classKey: 'T1',
    formatKey: 'peak',
    competitorId: user(competitor),
    eventId: eventId(event),
    multiplier: 1,
    resultId: `res_${ulid(event)}`,
    place: points === 5 ? 1 : 2,
    score: { sumHundredths: 15_000, judges: 1 },
    isZero: false,
    points,
    revision: 1,
    lineNo: 0,
    why: 'Verified results',
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...more,
  })

const lines = [
  line(1, 1, 1, 5),
  line(2, 2, 1, 4),
  line(3, 2, 2, 5, { scopeState: 'KY' }),
  line(4, 1, 2, 4),
  line(5, 3, 3, 5, { scopeState: 'KY' }),
  line(6, 1, 3, 4),
]

test('the history of a rank goes by the days of the events, whichever was written first', () => {
  const board = classStandings(lines.toReversed(), of, rules, dayOf)
  const history = (n: number) =>
    board.find(({ competitorId }) => competitorId === user(n))?.history.map(({ on, rank }) => [on, rank])
  expect(history(1)).toEqual([
    ['2027-03-01', 2],
    ['2027-05-01', 1],
    ['2027-06-01', 1],
  ])
  expect(history(2)).toEqual([
    ['2027-03-01', 1],
    ['2027-05-01', 1],
    ['2027-06-01', 2],
  ])
  expect(history(3)).toEqual([['2027-06-01', 3]])
})

test('a move is what the latest event changed, and someone new has none', () => {
  const moves = classStandings(lines, of, rules, dayOf).map((row) => [row.competitorId, movedOf(row)])
  expect(moves).toEqual([
    [user(1), 0],
    [user(2), -1],
    [user(3), undefined],
  ])
})

test('a state has its own board of the people who lived there', () => {
  expect(scopesOf(lines)).toEqual(['all', 'KY'])
  const board = classStandings(lines, { ...of, scope: 'KY' }, rules, dayOf)
  expect(board.map(({ competitorId, rank, points }) => [competitorId, rank, points])).toEqual([
    [user(2), 1, 5],
    [user(3), 1, 5],
  ])
})

test('a line that was taken back says so, and so does what takes it back', () => {
  const first = line(7, 4, 1, 5)
  const back = line(8, 4, 1, -5, { reversalOf: first.id, lineNo: 1 })
  const next = line(9, 4, 1, 4, { lineNo: 2 })
  const own = [first, back, next]
  const counted = [{ lineId: next.id, eventId: next.eventId, place: 2, points: 4 }]
  expect(own.map((one) => standingLine(one, own, { counted }).counts)).toEqual([
    'reversed',
    'reversal',
    'counted',
  ])
})
