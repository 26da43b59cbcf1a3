import type { Client } from '#test/support/client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import {
  anEventOf,
  aRunningSeason,
  competitors,
  earnedPoints,
  placedAs,
  settled,
} from '#test/support/points.ts'
import { putTeam } from '#test/support/teams.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const unknown = {
  leagueId: unknownId('lge'),
  seasonId: unknownId('sea'),
  competitorId: unknownAccount,
}

const earned = async (caller: Client | undefined) => (caller ? await earnedPoints() : unknown)

/** A season in which a team has points. */
async function earnedForTeam(caller: Client | undefined) {
  if (!caller) return { teamId: unknownId('tea'), seasonId: unknown.seasonId }
  const running = await aRunningSeason()
  const [event, [person]] = await Promise.all([anEventOf(running, 3), competitors(1)])
  const { id: teamId } = await putTeam(person?.id ?? '')
  await settled(event, 'S1', [placedAs(person?.id, 1)])
  return { teamId, seasonId: running.season.id }
}

const ofSeason = async (caller?: Client) => ({ params: { seasonId: (await earned(caller)).seasonId } })
const ofClass = async (caller?: Client) => ({
  params: { seasonId: (await earned(caller)).seasonId, classKey: 'S1' },
})

export const fixture = {
  listStandingClasses: ofSeason,
  getFeaturedBoard: () => ({}),
  getSeasonTop: ofSeason,
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
  listTeamSeasons: async (caller) => ({ params: { teamId: (await earnedForTeam(caller)).teamId } }),
  getTeamSeason: async (caller) => ({ params: await earnedForTeam(caller) }),
  getCompetitor: async (caller) => ({ params: { competitorId: (await earned(caller)).competitorId } }),
  getOwnCompetitor: () => ({}),
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
