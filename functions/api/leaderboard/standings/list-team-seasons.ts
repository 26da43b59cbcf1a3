import { findPublicTeam } from '#core/community/teams/find-public-team.ts'
import { standingsOfTeam, teamStandings } from '#core/leaderboard/standings/team-standings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { leagues } from '#core/rules/leagues/leagues.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import { listTeamSeasons as contract } from '#shared/leaderboard/standings/team-contract.ts'

async function listTeamSeasons({ params: { teamId }, query }: ApiRequest<typeof contract>) {
  await findPublicTeam(teamId)
  const { items, nextCursor } = await teamStandings.list({
    index: 'gsi2',
    pk: standingsOfTeam(teamId),
    newestFirst: true,
    ...query,
  })
  const seasonRows = await getMany(items.map(({ seasonId }) => seasons.key({ id: seasonId })))
  const known = new Map(seasonRows.map((row) => seasons.read(row)).map((one) => [one.id, one]))
  const leagueIds = [...new Set([...known.values()].map(({ leagueId }) => leagueId))]
  const leagueRows = await getMany(leagueIds.map((id) => leagues.key({ id })))
  const names = new Map(leagueRows.map((row) => leagues.read(row)).map(({ id, name }) => [id, name]))
  return {
    items: items.flatMap(({ seasonId, points, rank, isTied }) => {
      const season = known.get(seasonId)
      if (!season || season.status === 'draft') return []
      const leagueName = names.get(season.leagueId) ?? ''
      return [{ seasonId, seasonName: season.name, leagueName, points, rank, isTied }]
    }),
    ...(nextCursor && { nextCursor }),
  }
}

export const handler = endpoint(contract, listTeamSeasons)
