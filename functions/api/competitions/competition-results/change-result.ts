import { changeResult as useCase } from '#core/competitions/competition-results/change-result.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { changeResult as contract } from '#shared/competitions/competition-results/contract.ts'

const changeResult = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ by: actor, resultId: params.resultId, body, remember }, now)

export const handler = endpoint(contract, changeResult)
