import { teamsById } from '#core/community/teams/teams-by-id.ts'
import { teamStandings, teamStandingsOf } from '#core/leaderboard/standings/team-standings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getSeason } from '#core/rules/seasons/get-season.ts'
import { publicTeamName } from '#shared/community/teams/public-team-name.ts'
import { getTeamStandings as contract } from '#shared/leaderboard/standings/contract.ts'

async function getTeamStandings({ params, query }: ApiRequest<typeof contract>) {
  await getSeason({ params })
  const pk = `${teamStandingsOf(params.seasonId)}#RANK`
  const { items, nextCursor } = await teamStandings.list({ index: 'gsi1', pk, ...query })
  const teams = await teamsById(items.map(({ teamId }) => teamId))
  return {
    items: items.map(({ version: _, events, ...standing }) => {
      const team = teams.get(standing.teamId)
      return { ...standing, events: events.length, ...publicTeamName(team) }
    }),
    ...(nextCursor && { nextCursor }),
  }
}

export const handler = endpoint(contract, getTeamStandings)
