import { closedStandings, closedStandingsOf } from '#core/leaderboard/standings/closed-standings.ts'
import { standingRows } from '#core/leaderboard/standings/standing-rows.ts'
import { standings, standingsOf } from '#core/leaderboard/standings/standings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getSeason } from '#core/rules/seasons/get-season.ts'
import { getStandings as contract } from '#shared/leaderboard/standings/contract.ts'

async function getStandings({ params, query: { scope, closing, ...page } }: ApiRequest<typeof contract>) {
  await getSeason({ params })
  if (closing !== undefined) {
    const closed = await closedStandings.list({
      pk: closedStandingsOf({ ...params, scope, closing }),
      ...page,
    })
    return {
      items: await standingRows(closed.items.map(({ closing: _, ...row }) => row)),
      ...(closed.nextCursor && { nextCursor: closed.nextCursor }),
    }
  }
  const pk = standingsOf(params.seasonId, params.classKey, scope)
  const { items, nextCursor } = await standings.list({ index: 'gsi1', pk, ...page })
  return { items: await standingRows(items), ...(nextCursor && { nextCursor }) }
}

export const handler = endpoint(contract, getStandings)
