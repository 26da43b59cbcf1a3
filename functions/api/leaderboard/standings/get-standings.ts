import { closedStandings, closedStandingsOf } from '#core/leaderboard/standings/closed-standings.ts'
import { standingRows } from '#core/leaderboard/standings/standing-rows.ts'
import { standings, standingsOf } from '#core/leaderboard/standings/standings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getSeason } from '#core/rules/seasons/get-season.ts'
import { getStandings as contract } from '#shared/leaderboard/standings/contract.ts'

async function getStandings({ params, query: { scope, closing, ...page } }: ApiRequest<typeof contract>) {
  const [, { items, nextCursor }] = await Promise.all([
    getSeason({ params }),
    closing === undefined
      ? standings.list({ index: 'gsi1', pk: standingsOf(params.seasonId, params.classKey, scope), ...page })
      : closedStandings.list({ pk: closedStandingsOf({ ...params, scope, closing }), ...page }),
  ])
  return { items: await standingRows(items), ...(nextCursor && { nextCursor }) }
}

export const handler = endpoint(contract, getStandings)
