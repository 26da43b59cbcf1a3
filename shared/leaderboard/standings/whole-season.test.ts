import { expect, test } from 'vitest'
import { classPlaces } from '#shared/competitions/competitions/class-places.ts'
import { keptOf } from '#shared/competitions/runs/kept-of.ts'
import { runScore } from '#shared/competitions/runs/run-score.ts'
import { awardsOf } from '#shared/leaderboard/points/awards-of.ts'
import { pointsDue } from '#shared/leaderboard/points/points-due.ts'
import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import type { CompetitionFormat } from '#shared/rules/rulebooks/competition-format.ts'
import type { SeasonTie } from '#shared/rules/seasons/season.ts'
import { rankStandings } from './rank-standings.ts'
import { standingOf } from './standing-of.ts'

const events = 10
const entrants = 60
const classes = 8
const corrections = 250
const bestN = 4
const minEvents = 3
const table = [15, 12, 9, 6, 3]
const ties: SeasonTie[] = ['wins', 'seconds', 'thirds', 'best_score']

/** Numbers that are the same in each run of the test. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const format: CompetitionFormat = {
  key: 'peak',
  name: 'Peak',
  kind: 'spl_peak',
  runs: 2,
  counts: 'best',
  bonus: [],
  resolutionHundredths: 10,
  judges: 1,
  betterIs: 'more',
  ties: ['second_best_run'],
  thirdPlaceRun: false,
}
const rules = { format, violations: [{ code: 'VENT', name: 'Venting', effect: 'zero_run' as const }] }

/** The measurements: two runs, each of which may have vented. None for entries that did not come. */
type Measured = { hundredths: number; vented: boolean }[]
type ClassOfEvent = { eventId: string; classKey: string; revision: number; runs: Map<string, Measured> }

const user = (n: number) => `user-${n.toString().padStart(2, '0')}`
const seasonId = 'sea_1' as never
const season = {
  id: seasonId,
  leagueId: 'lge_1' as never,
  pointsTable: { steps: [{ multiplier: 1, places: table, others: 0 }], perEntry: 0 },
}

function measured(next: (below: number) => number): Measured {
  if (next(12) === 0) return []
  // Few different values, so that there are many ties.
  return [0, 1].map(() => ({ hundredths: 14800 + next(40) * 10 + next(10), vented: next(10) === 0 }))
}

function wholeSeason(next: (below: number) => number): ClassOfEvent[] {
  return Array.from({ length: events * classes }, (_, at) => {
    const runs = new Map<string, Measured>()
    for (let n = 0; n < entrants; n++) if (next(3) === 0) runs.set(user(n), measured(next))
    return { eventId: `evt_${Math.floor(at / classes)}`, classKey: `C${at % classes}`, revision: 1, runs }
  })
}

/** The awards of a class, by the rules. */
function awardsIn({ eventId, classKey, runs }: ClassOfEvent) {
  const placed = classPlaces(
    [...runs].map(([entryId, all]) => {
      const kept = all.map(({ hundredths, vented }, at) => ({
        runNo: at + 1,
        revision: 1,
        ...keptOf({ measuredHundredths: hundredths, violations: vented ? ['VENT'] : [] }, rules),
      }))
      return { entryId, isZero: false, ...runScore(kept, rules) }
    }),
    { ties: format.ties, decisions: [], betterIs: 'more' },
  )
  return awardsOf(
    placed.map((one) => ({
      ...one,
      competitorId: one.entryId as never,
      resultId: `res_${eventId}_${classKey}_${one.entryId}` as never,
      // Every tenth is no member of the league.
      isEligible: !one.entryId.endsWith('9'),
    })),
    { season, eventId: eventId as never, classKey, formatKey: 'peak', multiplier: 1 },
  )
}

/** The ledger takes what a class gives now, for each who had or has points there. */
function tell(ledger: Map<string, PointsLine[]>, of: ClassOfEvent, ids: { last: number }): void {
  const awards = awardsIn(of)
  for (let n = 0; n < entrants; n++) {
    const competitorId = user(n)
    const written = ledger.get(competitorId) ?? []
    const due = pointsDue(
      written,
      awards.filter((one) => one.competitorId === competitorId),
      {
        eventId: of.eventId as never,
        classKey: of.classKey,
        revision: of.revision,
        why: 'Published.',
      },
    )
    const at = { createdAt: '', updatedAt: '', version: 1 }
    ledger.set(competitorId, [
      ...written,
      ...due.map((draft) => ({ id: `pts_${ids.last++}` as never, ...draft, ...at })),
    ])
  }
}

type Plain = {
  user: string
  points: number
  wins: number
  seconds: number
  thirds: number
  best: number
  short: boolean
}

/** The same season by plain arithmetic over the final measurements, without the rules. */
function plainStandings(
  all: ClassOfEvent[],
  classKey: string,
): [user: string, rank: number, points: number][] {
  const earned = new Map<string, { points: number; place: number; score: number }[]>()
  for (const { runs } of all.filter((one) => one.classKey === classKey)) {
    const field = [...runs]
      .filter(([, two]) => two.length > 0)
      .map(([name, two]) => {
        const kept = two
          .map(({ hundredths, vented }) => (vented ? 0 : Math.floor(hundredths / 10) * 10))
          .toSorted((a, b) => b - a)
        return {
          name,
          key: (kept[0] ?? 0) === 0 ? 0 : (kept[0] ?? 0) * 100_000 + (kept[1] ?? 0),
          score: kept[0] ?? 0,
        }
      })
    for (const { name, key, score } of field) {
      if (name.endsWith('9')) continue
      const place = field.filter((other) => other.key > key).length + 1
      const points = score === 0 ? 0 : (table[place - 1] ?? 0)
      earned.set(name, [...(earned.get(name) ?? []), { points, place, score }])
    }
  }
  const rows: Plain[] = [...earned].map(([name, lines]) => {
    const counted = lines
      .toSorted((a, b) => b.points - a.points || a.place - b.place || b.score - a.score)
      .slice(0, bestN)
    const times = (place: number) => counted.filter((one) => one.place === place && one.score > 0).length
    return {
      user: name,
      points: counted.reduce((sum, { points }) => sum + points, 0),
      wins: times(1),
      seconds: times(2),
      thirds: times(3),
      best: Math.max(-1, ...counted.map(({ score }) => score).filter((score) => score > 0)),
      short: lines.length < minEvents,
    }
  })
  const ahead = (a: Plain, b: Plain) => {
    for (const [one, other] of [
      [Number(!a.short), Number(!b.short)],
      [a.points, b.points],
      [a.wins, b.wins],
      [a.seconds, b.seconds],
      [a.thirds, b.thirds],
      [a.best, b.best],
    ] as const)
      if (one !== other) return one > other
    return false
  }
  return rows
    .map((row): [string, number, number] => [
      row.user,
      rows.filter((one) => ahead(one, row)).length + 1,
      row.points,
    ])
    .toSorted((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1))
}

test.each([1, 2])(
  'season %i: after random corrections the standings are those of a plain recomputation',
  (seed) => {
    const next = numbers(seed)
    const all = wholeSeason(next)
    const ledger = new Map<string, PointsLine[]>()
    const ids = { last: 0 }
    for (const one of all) tell(ledger, one, ids)
    for (let n = 0; n < corrections; n++) {
      const one = all[next(all.length)]
      if (!one) continue
      // A run is corrected, someone is taken out, or an entry that was forgotten comes in.
      if (next(5) === 0) one.runs.delete(user(next(entrants)))
      else one.runs.set(user(next(entrants)), measured(next))
      one.revision++
      // Facts arrive late or several times.
      for (let told = next(4); told > 0; told--) tell(ledger, one, ids)
    }
    const shuffled = all.toSorted(() => next(3) - 1)
    for (const one of shuffled) tell(ledger, one, ids)
    const written = ids.last
    for (const one of shuffled.toReversed()) tell(ledger, one, ids)
    expect(ids.last).toBe(written)

    for (let n = 0; n < classes; n++) {
      const classKey = `C${n}`
      const standings = [...ledger].flatMap(([competitorId, lines]) => {
        const of = { seasonId, classKey, scope: 'all', competitorId: competitorId as never }
        return standingOf(lines, of, { bestN, minEvents, betterIs: 'more' }) ?? []
      })
      const ranked = rankStandings(standings, { ties, betterIs: 'more' }).map(
        ({ competitorId, rank, points }) => [competitorId, rank, points],
      )
      expect(ranked).toEqual(plainStandings(all, classKey))
    }
  },
)
