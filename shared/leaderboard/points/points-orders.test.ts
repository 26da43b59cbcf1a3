import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankStandings } from '#shared/leaderboard/standings/rank-standings.ts'
import { standingOf } from '#shared/leaderboard/standings/standing-of.ts'
import { liveLines, pointsDue } from './points-due.ts'
import { PointsAward, type PointsLine } from './points-line.ts'

const classes = ['evt_A', 'evt_B', 'evt_C'] as const
const people = [1, 2, 3, 4].map((n) => `a3bb189e-8bf9-4c1f-9f54-${n.toString().padStart(12, '0')}`)
const table = [15, 12, 9, 6]
const ulid = (name: string) => `01HZZZZZZZZZZZZZZZZZZZ${name.padStart(4, '0')}`
const seasonId = `sea_${ulid('1')}` as const
const idOf = (event: string) => `evt_${ulid(event.slice(-1))}` as const

type Places = readonly number[]
/** The revisions of each class: the order in which its people were placed, or nothing once it is void. */
type Revisions = readonly (Places | undefined)[]
type Step = { class: number; publishes: boolean }

const awardsOf = (event: string, places: Places | undefined) =>
  (places ?? []).map((person, at) =>
    PointsAward.parse({
      seasonId,
      leagueId: `lge_${ulid('1')}`,
      classKey: 'T1',
      formatKey: 'peak',
      competitorId: people[person],
      eventId: idOf(event),
      multiplier: 3,
      resultId: `res_${ulid(`${event.slice(-1)}${person}`)}`,
      place: at + 1,
      score: { sumHundredths: 15_000 - at, judges: 1 },
      isZero: false,
      points: table[at] ?? 0,
    }),
  )

/** A consumer of facts: whichever fact wakes it, the ledger becomes what the class says now. */
function deliver(
  ledger: Map<string, PointsLine[]>,
  event: string,
  current: Revisions,
  revision: number,
): void {
  const awards = awardsOf(event, current[revision - 1])
  for (const person of people) {
    const written = ledger.get(person) ?? []
    const due = pointsDue(
      written,
      awards.filter(({ competitorId }) => competitorId === person),
      { eventId: idOf(event), classKey: 'T1', revision, why: 'Verified results' },
    )
    const at = { createdAt: '', updatedAt: '', version: 1 }
    ledger.set(person, [
      ...written,
      ...due.map((draft, n) => ({
        id: `pts_${person}${event}${draft.revision}${draft.lineNo}${n}` as never,
        ...draft,
        ...at,
      })),
    ])
  }
}

const rules = { bestN: 2, minEvents: 0, betterIs: 'more' } as const

const standingsIn = (ledger: Map<string, PointsLine[]>) =>
  rankStandings(
    people.flatMap((competitorId) => {
      const of = { seasonId, classKey: 'T1' as never, scope: 'all', competitorId: competitorId as never }
      const standing = standingOf(ledger.get(competitorId) ?? [], of, rules)
      // A correction changes which line a place comes from, but not its content.
      const said = (lines: readonly { eventId: string; place: number; points: number }[]) =>
        lines.map(
          ({ eventId, place, points }) => ({ lineId: 'pts' as never, eventId, place, points }) as never,
        )
      return standing
        ? [{ ...standing, counted: said(standing.counted), dropped: said(standing.dropped) }]
        : []
    }),
    { ties: ['wins', 'seconds', 'thirds', 'best_score'], betterIs: 'more' } as never,
  )

const permutation = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 })
const revisionsOfAll = fc.tuple(
  ...classes.map(() =>
    fc.array(fc.option(permutation, { nil: undefined, freq: 6 }), { minLength: 1, maxLength: 4 }),
  ),
)

/** Publishing and telling in any order: each fact at least once after its revision, or late, or three times. */
const history = revisionsOfAll.chain((revisions) => {
  const steps = revisions.flatMap((all, at) =>
    all.flatMap((): Step[] => [
      { class: at, publishes: true },
      { class: at, publishes: false },
      { class: at, publishes: false },
      { class: at, publishes: false },
    ]),
  )
  return fc.tuple(
    fc.constant(revisions),
    fc.shuffledSubarray(steps, { minLength: steps.length }),
    fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
  )
})

test('in any of 200 orders of revisions and of their facts, ledger and standings are those of the last revisions', () => {
  fc.assert(
    fc.property(history, ([revisions, steps, last]) => {
      const ledger = new Map<string, PointsLine[]>()
      const published = classes.map(() => 0)
      for (const { class: at, publishes } of steps) {
        if (publishes) published[at] = (published[at] ?? 0) + 1
        else if (published[at]) deliver(ledger, classes[at] ?? '', revisions[at] ?? [], published[at])
      }
      // Facts are never lost: the last of each class arrives, in whatever order.
      for (const at of last) deliver(ledger, classes[at] ?? '', revisions[at] ?? [], published[at] ?? 1)
      const plain = new Map<string, PointsLine[]>()
      for (const [at, event] of classes.entries())
        deliver(plain, event, revisions[at] ?? [], revisions[at]?.length ?? 1)
      const said = (all: Map<string, PointsLine[]>) =>
        people.map((person) =>
          liveLines(all.get(person) ?? [])
            .map(({ eventId, place, points }) => `${eventId} ${place} ${points}`)
            .toSorted(),
        )
      expect(said(ledger)).toEqual(said(plain))
      const keys = [...ledger].flatMap(([person, lines]) =>
        lines.map(({ eventId, revision, lineNo }) => `${person}#${eventId}#${revision}#${lineNo}`),
      )
      expect(new Set(keys).size).toBe(keys.length)
      expect(standingsIn(ledger)).toEqual(standingsIn(plain))
    }),
    { numRuns: 200 },
  )
})

test('published again with better scores and the same places, a first is a first once and no points are added', () => {
  const ledger = new Map<string, PointsLine[]>()
  const places: Revisions = [
    [0, 1],
    [0, 1],
  ]
  deliver(ledger, 'evt_A', places, 1)
  const first = standingsIn(ledger)
  const before = [...ledger.values()].flat().length
  deliver(ledger, 'evt_A', places, 1)
  deliver(ledger, 'evt_A', places, 2)
  expect([...ledger.values()].flat()).toHaveLength(before)
  const grown = awardsOf('evt_A', [0]).map((award) => ({
    ...award,
    score: { sumHundredths: award.score.sumHundredths + 500, judges: 1 },
  }))
  const own = ledger.get(people[0] ?? '') ?? []
  const due = pointsDue(own, grown, {
    eventId: idOf('evt_A'),
    classKey: 'T1',
    revision: 3,
    why: 'Corrected.',
  })
  expect(due.reduce((sum, { points }) => sum + points, 0)).toBe(0)
  ledger.set(people[0] ?? '', [
    ...own,
    ...due.map((draft, n) => ({
      id: `pts_${n}` as never,
      ...draft,
      createdAt: '',
      updatedAt: '',
      version: 1,
    })),
  ])
  const after = standingsIn(ledger)
  expect(after.map(({ points, wins }) => [points, wins])).toEqual(
    first.map(({ points, wins }) => [points, wins]),
  )
  expect(after[0]).toMatchObject({ points: 15, wins: 1 })
})
