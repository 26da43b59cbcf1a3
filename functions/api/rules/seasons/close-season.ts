import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { stepSeason } from '#core/rules/seasons/step-season.ts'
import { closeSeason as contract } from '#shared/rules/seasons/contract.ts'

function closeSeason({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  return stepSeason(
    { by, named: params, ...body, from: 'active', to: 'closed', verb: 'Closed', remember },
    now,
  )
}

export const handler = endpoint(contract, closeSeason)
