import { teamsById } from '#core/community/teams/teams-by-id.ts'
import { teamStandings, teamStandingsOf } from '#core/leaderboard/standings/team-standings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getSeason } from '#core/rules/seasons/get-season.ts'
import { getTeamStandings as contract } from '#shared/leaderboard/standings/contract.ts'

async function getTeamStandings({ params, query }: ApiRequest<typeof contract>) {
  await getSeason({ params })
  const pk = `${teamStandingsOf(params.seasonId)}#RANK`
  const { items, nextCursor } = await teamStandings.list({ index: 'gsi1', pk, ...query })
  const teams = await teamsById(items.map(({ teamId }) => teamId))
  return {
    items: items.map(({ version: _, ...standing }) => {
      const team = teams.get(standing.teamId)
      return { ...standing, name: team?.name ?? 'Former team', tag: team?.tag ?? '' }
    }),
    ...(nextCursor && { nextCursor }),
  }
}

export const handler = endpoint(contract, getTeamStandings)
