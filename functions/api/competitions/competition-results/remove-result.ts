import { removeResult as useCase } from '#core/competitions/competition-results/remove-result.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { removeResult as contract } from '#shared/competitions/competition-results/contract.ts'

const removeResult = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ by: actor, resultId: params.resultId, remember: () => remember(undefined) }, now)

export const handler = endpoint(contract, removeResult)
