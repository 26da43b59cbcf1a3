import { rulebookIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import type { PointsTable } from '#shared/rules/seasons/points-table.ts'
import type { Season, SeasonStatus } from '#shared/rules/seasons/season.ts'
import { demoLeagueIds } from './demo-leagues.ts'

const idAt = (place: number) => `sea_${String(place).padStart(26, '0')}` as Season['id']

export const demoSeasonIds = {
  soundBefore: idAt(1),
  sound: idAt(2),
  pressure: idAt(3),
  lowNotes: idAt(4),
} as const

export const demoPoints: PointsTable = {
  steps: [
    { multiplier: 1, places: [5, 4, 3, 2, 1], others: 0 },
    { multiplier: 2, places: [10, 8, 6, 4, 2], others: 0 },
    { multiplier: 3, places: [15, 12, 9, 6, 3], others: 0 },
    { multiplier: 4, places: [20, 19, 18, 17, 16], others: 15 },
  ],
  perEntry: 0,
}

type League = keyof typeof demoLeagueIds
type Sheet = readonly [
  id: Season['id'],
  league: League,
  versionNo: number,
  yearsOn: number,
  status: SeasonStatus,
]

const sheets: readonly Sheet[] = [
  [demoSeasonIds.soundBefore, 'sound', 1, -1, 'closed'],
  [demoSeasonIds.sound, 'sound', 2, 0, 'active'],
  [demoSeasonIds.pressure, 'pressure', 1, 0, 'active'],
  [demoSeasonIds.lowNotes, 'lowNotes', 1, 1, 'draft'],
]

const names: Record<League, string> = { sound: 'Heartland', pressure: 'Open Pressure', lowNotes: 'Low Note' }

/** Last season is closed, two are running, and next season is being written. */
export const demoSeasons = (now: string): Season[] =>
  sheets.map(([id, league, versionNo, yearsOn, status]) => {
    const year = Number(now.slice(0, 4)) + yearsOn
    const openedAt = status === 'draft' ? now : `${year}-01-01T12:00:00.000Z`
    const closedAt = `${year + 1}-01-09T12:00:00.000Z`
    const isClosed = status === 'closed' && closedAt < now
    return {
      id,
      leagueId: demoLeagueIds[league],
      name: `${names[league]} ${year}`,
      year,
      startsOn: `${year}-01-01`,
      endsOn: `${year}-12-31`,
      rulebook: { rulebookId: rulebookIdOf(demoLeagueIds[league]), versionNo },
      pointsTable: demoPoints,
      ...(league === 'sound' && { bestN: 4 }),
      minEvents: league === 'sound' ? 3 : 0,
      eligibility: { leagueNumber: league === 'sound', paidMembership: false },
      ties: ['wins', 'seconds', 'thirds', 'best_score'],
      teamBestPerEvent: 5,
      status,
      notes: [],
      ...(status === 'closed' && { closedAt: isClosed ? closedAt : now }),
      createdAt: openedAt < now ? openedAt : now,
      updatedAt: openedAt < now ? openedAt : now,
      version: 1,
    }
  })
