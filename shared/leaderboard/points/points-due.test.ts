import fc from 'fast-check'
import { expect, test } from 'vitest'
import { awardsOf } from './awards-of.ts'
import { liveLines, movedPoints, movePointsRefusal, pointsDue } from './points-due.ts'
import { PointsAward, type PointsDraft, PointsLine } from './points-line.ts'
import { repricedAwards } from './repriced-awards.ts'
import { teamLinesOf } from './team-lines.ts'

const ulid = (n: number) => `01HZZZZZZZZZZZZZZZZZZZ${n.toString().padStart(4, '0')}`
const user = (n: number) => `a3bb189e-8bf9-4c1f-9f54-${n.toString().padStart(12, '0')}`
const at = '2027-07-10T18:00:00.000Z'
const season = (n = 1) => `sea_${ulid(n)}` as const
const eventId = `evt_${ulid(1)}` as const

const award = (points: number, place: number, change: Partial<PointsAward> = {}): PointsAward =>
  PointsAward.parse({
    seasonId: season(),
    leagueId: `lge_${ulid(1)}`,
    classKey: 'T1',
    formatKey: 'peak',
    competitorId: user(1),
    eventId,
    multiplier: 3,
    resultId: `res_${ulid(1)}`,
    place,
    score: { sumHundredths: 15000, judges: 1 },
    isZero: false,
    points,
    ...change,
  })

let made = 0
const write = (lines: readonly PointsLine[], drafts: readonly PointsDraft[]): PointsLine[] => [
  ...lines,
  ...drafts.map((draft) =>
    PointsLine.parse({
      id: `pts_${ulid(made++ % 10_000)}`,
      ...draft,
      createdAt: at,
      updatedAt: at,
      version: 1,
    }),
  ),
]
const source = (revision: number) => ({ eventId, classKey: 'T1', revision, why: 'Verified.' })
const total = (lines: readonly PointsLine[]) => lines.reduce((sum, { points }) => sum + points, 0)
const pointsOf = (drafts: readonly PointsDraft[]) => drafts.map(({ points }) => points)

test('where two swap places, their points are reversed and written again, and the third keeps its line', () => {
  const x = write([], pointsDue([], [award(15, 1)], source(1)))
  const y = write([], pointsDue([], [award(12, 2)], source(1)))
  const z = write([], pointsDue([], [award(9, 3)], source(1)))
  const due = pointsDue(x, [award(12, 2)], source(2))
  expect(pointsOf(due)).toEqual([-15, 12])
  expect(due[0]?.reversalOf).toBe(x[0]?.id)
  expect(pointsOf(pointsDue(y, [award(15, 1)], source(2)))).toEqual([-12, 15])
  expect(pointsDue(z, [award(9, 3)], source(2))).toEqual([])
})

test('published again, or told three times, nothing is due', () => {
  const lines = write([], pointsDue([], [award(15, 1)], source(1)))
  const second = write(lines, pointsDue(lines, [award(12, 2)], source(2)))
  expect(pointsDue(lines, [award(15, 1)], source(1))).toEqual([])
  expect(pointsDue(second, [award(12, 2)], source(2))).toEqual([])
  expect(pointsDue(second, [award(15, 1)], source(1))).toEqual([])
})

test('a class in another season, or that counts for more, is reversed and written there', () => {
  const lines = write([], pointsDue([], [award(15, 1)], source(1)))
  const moved = pointsDue(lines, [award(15, 1, { seasonId: season(2) })], source(1))
  expect(moved.map(({ seasonId, points }) => [seasonId, points])).toEqual([
    [season(1), -15],
    [season(2), 15],
  ])
  // Under the same revision no line takes the key of another.
  expect(moved.map(({ lineNo }) => lineNo)).toEqual([1, 2])
  expect(pointsOf(pointsDue(lines, [award(20, 1, { multiplier: 4 })], source(1)))).toEqual([-15, 20])
  // Also the same points for another team, or from another state.
  expect(pointsOf(pointsDue(lines, [award(15, 1, { teamId: `tea_${ulid(1)}` })], source(1)))).toEqual([
    -15, 15,
  ])
  expect(pointsOf(pointsDue(lines, [award(15, 1, { scopeState: 'TX' })], source(1)))).toEqual([-15, 15])
})

test('a void class takes back all that it gave, and a class in two seasons gives in both', () => {
  const both = [award(15, 1), award(5, 1, { seasonId: season(2), multiplier: 1 })]
  const lines = write([], pointsDue([], both, source(1)))
  expect(pointsOf(lines)).toEqual([15, 5])
  expect(pointsOf(pointsDue(lines, [], source(1)))).toEqual([-15, -5])
  const zero = write([], pointsDue([], [award(0, 9)], source(1)))
  expect(pointsOf(pointsDue(zero, [], source(1)))).toEqual([0])
})

test('points move once a season to the class that follows, with a reason, and amendments follow them', () => {
  const reason = 'T1 was split in two.'
  const lines = write([], pointsDue([], [award(15, 1)], source(1)))
  expect(movePointsRefusal(lines, { seasonId: season(), reason })).toBeUndefined()
  expect(movePointsRefusal(lines, { seasonId: season(), reason: 'short' })).toBeDefined()
  const moved = write(lines, movedPoints(lines, { seasonId: season(), from: 'T1', to: 'T2', why: reason }))
  expect(liveLines(moved).map(({ classKey, points }) => [classKey, points])).toEqual([['T2', 15]])
  expect(movePointsRefusal(moved, { seasonId: season(), reason })).toBe(
    'Points for this season have already been moved once.',
  )
  expect(movePointsRefusal(moved, { seasonId: season(2), reason })).toBeUndefined()
  expect(pointsDue(moved, [award(15, 1)], source(1))).toEqual([])
  const amended = write(moved, pointsDue(moved, [award(12, 2)], source(2)))
  expect(liveLines(amended).map(({ classKey, points, movedFrom }) => [classKey, points, movedFrom])).toEqual([
    ['T2', 12, 'T1'],
  ])
  expect(new Set(amended.map(({ revision, lineNo }) => `${revision}#${lineNo}`)).size).toBe(amended.length)
})

const revisions = fc.array(
  fc.option(fc.tuple(fc.constantFrom(15, 12, 9, 0), fc.integer({ min: 1, max: 5 }))),
  {
    minLength: 1,
    maxLength: 8,
  },
)

test('after any amendments, told any number of times, the ledger adds up to what counts now', () => {
  fc.assert(
    fc.property(
      revisions,
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 8, maxLength: 8 }),
      (all, times) => {
        let lines: PointsLine[] = []
        for (const [n, one] of all.entries())
          for (let told = 0; told < (times[n] ?? 1); told++)
            lines = write(lines, pointsDue(lines, one ? [award(...one)] : [], source(n + 1)))
        const last = all.at(-1)
        expect(total(lines)).toBe(last ? last[0] : 0)
        expect(liveLines(lines).map(({ points, place }) => [points, place])).toEqual(last ? [last] : [])
        const keys = lines.map(({ revision, lineNo }) => `${revision}#${lineNo}`)
        expect(new Set(keys).size).toBe(keys.length)
      },
    ),
  )
})

const table = { steps: [{ multiplier: 2, places: [10, 8, 6, 4, 2], others: 0 }], perEntry: 0 }
const inSeason = {
  season: { id: season(), leagueId: `lge_${ulid(1)}` as const, pointsTable: table },
  eventId,
  classKey: 'T1',
  formatKey: 'peak',
  multiplier: 2,
}
const placed = (n: number, place: number | undefined, change: object = {}) => ({
  entryId: `e${n}`,
  competitorId: user(n) as PointsAward['competitorId'] | undefined,
  resultId: `res_${ulid(n)}` as const,
  ...(place && { place, score: { sumHundredths: 15000 - place, judges: 1 } }),
  isZero: false,
  isEligible: true,
  ...change,
})

test('guests, ineligible entrants and entrants who did not run keep or lack their place and earn nothing', () => {
  const awards = awardsOf(
    [
      placed(1, 1, { competitorId: undefined }),
      placed(2, 2),
      placed(3, 3, { isEligible: false }),
      placed(4, 4, { teamId: `tea_${ulid(1)}`, scopeState: 'TX' }),
      placed(5, 5, { isZero: true }),
      placed(6, undefined),
    ],
    inSeason,
  )
  expect(awards.map(({ competitorId, points }) => [competitorId, points])).toEqual([
    [user(2), 8],
    [user(4), 4],
    [user(5), 0],
  ])
  expect(awards[1]).toMatchObject({ teamId: `tea_${ulid(1)}`, scopeState: 'TX' })
})

test('the better place of two vehicles in a class counts', () => {
  const two = [placed(1, 4), placed(1, 2)]
  expect(awardsOf(two, inSeason).map(({ points }) => points)).toEqual([8])
  expect(awardsOf(two.toReversed(), inSeason).map(({ points }) => points)).toEqual([8])
})

test('the best 5 of 10, 8, 8, 5, 4 and 2 count for a team, and no line without a team', () => {
  const lines = [2, 8, 10, 4, 8, 5].map((points) => ({ points, teamId: `tea_${ulid(1)}` as const }))
  const counted = [...teamLinesOf([...lines, { points: 9 }], 5)].map(
    ([teamId, own]) => [teamId, own.map(({ points }) => points)] as const,
  )
  expect(counted).toEqual([[`tea_${ulid(1)}`, [10, 8, 8, 5, 4]]])
})

test('another points table reverses and writes what it changes, and nothing else', () => {
  const table = { steps: [{ multiplier: 3, places: [15, 10, 9], others: 1 }], perEntry: 0 }
  const second = write([], pointsDue([], [award(12, 2)], source(1)))
  const first = write([], pointsDue([], [award(15, 1)], source(1)))
  const zero = write([], pointsDue([], [award(0, 5, { isZero: true })], source(1)))
  expect(pointsOf(pointsDue(second, repricedAwards(second, table), source(1)))).toEqual([-12, 10])
  expect(pointsDue(first, repricedAwards(first, table), source(1))).toEqual([])
  expect(pointsDue(zero, repricedAwards(zero, table), source(1))).toEqual([])
  const moved = write(
    second,
    movedPoints(second, { seasonId: season(), from: 'T1', to: 'T2', why: 'T1 was split.' }),
  )
  const again = write(moved, pointsDue(moved, repricedAwards(moved, table), source(1)))
  expect(liveLines(again).map(({ classKey, points }) => [classKey, points])).toEqual([['T2', 10]])
})
