import { countClasses } from '#core/leaderboard/points/count-classes.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { findSeason } from '#core/rules/seasons/find-season.ts'
import { rebuildStandings as contract } from '#shared/leaderboard/standings/contract.ts'

async function rebuildStandings({ actor: by, params, now, remember }: ApiRequest<typeof contract>) {
  const season = await findSeason(params)
  const answer = { classes: await countClasses(season.id) }
  await commit(
    announce('points.revalued', { seasonId: season.id, why: 'Rebuilt' }, now),
    recordActivity(
      { by, type: 'season_update', description: `Rebuilt the standings of ${season.name}` },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, rebuildStandings)
