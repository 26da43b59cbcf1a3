import { standingRows } from '#core/leaderboard/standings/standing-rows.ts'
import { standings } from '#core/leaderboard/standings/standings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getSeason } from '#core/rules/seasons/get-season.ts'
import { getMyStanding as contract } from '#shared/leaderboard/standings/contract.ts'

async function getMyStanding({ actor, params, query }: ApiRequest<typeof contract>) {
  await getSeason({ params })
  const own = await standings.get({ ...params, ...query, competitorId: actor.userId })
  const [standing] = await standingRows(own ? [own] : [])
  return standing ? { standing } : {}
}

export const handler = endpoint(contract, getMyStanding)
