import { entity } from '#core/platform/db/entity.ts'
import { TeamStanding } from '#shared/leaderboard/standings/standing.ts'

const five = (n: number) => String(n).padStart(5, '0')

export const teamStandingsOf = (seasonId: string) => `SEA#${seasonId}#TEAM`

/** Standings of teams, derived from the ledger. `gsi1` lists those of a season by rank. */
export const teamStandings = entity({
  name: 'team-standing',
  erasure: 'impersonal',
  schema: TeamStanding,
  key: ({ seasonId, teamId }: Pick<TeamStanding, 'seasonId' | 'teamId'>) => ({
    pk: teamStandingsOf(seasonId),
    sk: teamId,
  }),
  gsi1: ({ seasonId, teamId, rank }) => ({
    pk: `${teamStandingsOf(seasonId)}#RANK`,
    sk: `${five(rank)}#${teamId}`,
  }),
})
