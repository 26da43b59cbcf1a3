import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { readFigures } from '#core/platform/platform-figures/read-figures.ts'
import {
  getPlatformFigures as contract,
  figureDays,
  type PlatformFigures,
} from '#shared/platform/platform-figures/contract.ts'

async function getPlatformFigures({ now }: ApiRequest<typeof contract>): Promise<PlatformFigures> {
  const of = await readFigures(figureDays, now)
  return { members: of('members'), revenue: of('revenue'), entries: of('entries'), results: of('results') }
}

export const handler = endpoint(contract, getPlatformFigures)
