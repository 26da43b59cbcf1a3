import { entity } from '#core/platform/db/entity.ts'
import { TeamStanding } from '#shared/leaderboard/standings/standing.ts'

const five = (n: number) => String(n).padStart(5, '0')

export const teamStandingsOf = (seasonId: string) => `SEA#${seasonId}#TEAM`

export const standingsOfTeam = (teamId: string) => `TEA#${teamId}#STANDINGS`

/** Standings of teams, derived from the ledger. `gsi1` lists those of a season by rank, `gsi2` those of a team. */
export const teamStandings = entity({
  name: 'team-standing',
  erasure: 'kept',
  schema: TeamStanding,
  key: ({ seasonId, teamId }: Pick<TeamStanding, 'seasonId' | 'teamId'>) => ({
    pk: teamStandingsOf(seasonId),
    sk: teamId,
  }),
  gsi1: ({ seasonId, teamId, rank }) => ({
    pk: `${teamStandingsOf(seasonId)}#RANK`,
    sk: `${five(rank)}#${teamId}`,
  }),
  gsi2: ({ seasonId, teamId }) => ({ pk: standingsOfTeam(teamId), sk: seasonId }),
  // `gsi2` lists older rows, too.
  migrations: [(row) => row],
})
