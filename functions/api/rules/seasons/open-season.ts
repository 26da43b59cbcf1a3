import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { stepSeason } from '#core/rules/seasons/step-season.ts'
import { openSeason as contract } from '#shared/rules/seasons/contract.ts'

function openSeason({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  return stepSeason(
    { by, named: params, ...body, from: 'draft', to: 'active', verb: 'Opened', remember },
    now,
  )
}

export const handler = endpoint(contract, openSeason)
