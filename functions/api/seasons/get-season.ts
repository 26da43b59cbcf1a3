import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { seasonNotFound } from '#core/seasons/find-season.ts'
import { seasons } from '#core/seasons/seasons.ts'
import { getSeason as contract } from '#shared/seasons/contract.ts'

async function getSeason({ params }: ApiRequest<typeof contract>) {
  const season = await seasons.get({ id: params.seasonId })
  if (!season || season.status === 'draft') throw seasonNotFound()
  return season
}

export const handler = endpoint(contract, getSeason)
