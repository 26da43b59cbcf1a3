import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { stepSeason } from '#core/seasons/step-season.ts'
import { reopenSeason as contract } from '#shared/seasons/contract.ts'

function reopenSeason({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  return stepSeason(
    { by, named: params, ...body, from: 'closed', to: 'active', verb: 'Opened again', remember },
    now,
  )
}

export const handler = endpoint(contract, reopenSeason)
