import { newId } from '#shared/ids.ts'
import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import { classStandings } from '#shared/leaderboard/standings/class-standings.ts'
import { atMost, type Bench } from './figure.ts'
import { median } from './statistics.ts'

const competitors = 500
const events = 60
const rounds = 5
const at = '2027-01-02T12:00:00.000Z'

const seasonId = newId('sea', at)
const leagueId = newId('lge', at)
const eventIds = Array.from({ length: events }, () => newId('evt', at))
const placesWithPoints = 20

function lines(): PointsLine[] {
  return Array.from({ length: competitors }, () => crypto.randomUUID()).flatMap((competitorId, who) =>
    eventIds.map((eventId, which) => {
      const place = ((who * 31 + which * 17) % competitors) + 1
      return {
        id: newId('pts', at),
        seasonId,
        leagueId,
        classKey: 'T1' as PointsLine['classKey'],
        formatKey: 'peak' as PointsLine['formatKey'],
        competitorId: competitorId as PointsLine['competitorId'],
        eventId,
        multiplier: 1,
        resultId: newId('res', at),
        place,
        score: { sumHundredths: 15_000 - place, judges: 1 },
        isZero: false,
        points: Math.max(0, placesWithPoints - place),
        revision: 1,
        lineNo: 0,
        why: 'Verified results',
        createdAt: at,
        updatedAt: at,
        version: 1,
      }
    }),
  )
}

/** The largest class there may be, made again from its ledger with the rank after each event. */
export const standings: Bench = async () => {
  const ledger = lines()
  const rules = {
    bestN: 4,
    minEvents: 3,
    ties: ['wins' as const, 'seconds' as const],
    betterIs: 'more' as const,
  }
  const of = { seasonId, classKey: 'T1' as PointsLine['classKey'], scope: 'all' }
  const times = Array.from({ length: rounds }, () => {
    const begin = performance.now()
    classStandings(ledger, of, rules, (eventId) => eventId)
    return performance.now() - begin
  })
  return [atMost(`standings of ${competitors} over ${events} events`, median(times), 4000, 'ms')]
}
