import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { linesOfEvent, pointsLines } from '#core/points/points-lines.ts'
import { findSeason } from '#core/seasons/find-season.ts'
import { listSeasonLines as contract } from '#shared/points/contract.ts'

async function listSeasonLines({ params, query: { eventId, ...page } }: ApiRequest<typeof contract>) {
  await findSeason(params)
  return pointsLines.list({ index: 'gsi1', pk: linesOfEvent(params.seasonId, eventId), ...page })
}

export const handler = endpoint(contract, listSeasonLines)
