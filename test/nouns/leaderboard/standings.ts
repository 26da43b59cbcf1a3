import type { Client } from '#test/support/client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { earnedPoints } from '#test/support/points.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const unknown = {
  leagueId: unknownId('lge'),
  seasonId: unknownId('sea'),
  competitorId: unknownAccount,
}

const earned = async (caller: Client | undefined) => (caller ? await earnedPoints() : unknown)

const ofSeason = async (caller?: Client) => ({ params: { seasonId: (await earned(caller)).seasonId } })
const ofClass = async (caller?: Client) => ({
  params: { seasonId: (await earned(caller)).seasonId, classKey: 'S1' },
})

export const fixture = {
  listStandingClasses: ofSeason,
  getFeaturedBoard: () => ({}),
  getStandings: ofClass,
  getMyStanding: {
    sample: ofClass,
    // Everyone asks about themselves: nothing of others can be named except a season that does not exist.
    foreign: async () => ({
      input: { params: { seasonId: unknown.seasonId, classKey: 'S1' } },
      code: 'season_not_found',
    }),
  },
  getStanding: async (caller) => {
    const { seasonId, competitorId } = await earned(caller)
    return { params: { seasonId, classKey: 'S1', competitorId } }
  },
  getTeamStandings: ofSeason,
  getCompetitor: async (caller) => ({ params: { competitorId: (await earned(caller)).competitorId } }),
  previewSeasonChange: async (caller) => {
    const { leagueId, seasonId } = await earned(caller)
    const pointsTable = { steps: [{ multiplier: 3, places: [9], others: 0 }], perEntry: 0 }
    return { params: { leagueId, seasonId }, body: { classKey: 'S1', pointsTable, minEvents: 0, ties: [] } }
  },
  previewRebuild: async (caller) => {
    const { leagueId, seasonId } = await earned(caller)
    return { params: { leagueId, seasonId }, query: { classKey: 'S1' } }
  },
  rebuildStandings: async (caller) => {
    const { leagueId, seasonId } = await earned(caller)
    return { params: { leagueId, seasonId } }
  },
} satisfies NounFixture<'standings'>
