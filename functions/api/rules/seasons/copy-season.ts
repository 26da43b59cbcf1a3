import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findSeason } from '#core/rules/seasons/find-season.ts'
import { saveSeason } from '#core/rules/seasons/save-season.ts'
import { newId } from '#shared/ids.ts'
import { copySeason as contract } from '#shared/rules/seasons/contract.ts'
import { nextSeasonOf } from '#shared/rules/seasons/season-step.ts'

async function copySeason({ actor: by, params, now, remember }: ApiRequest<typeof contract>) {
  const { closedAt: _, ...season } = nextSeasonOf(await findSeason(params), newId('sea', now), now)
  return saveSeason({ by, season, verb: 'Created', remember }, now)
}

export const handler = endpoint(contract, copySeason)
