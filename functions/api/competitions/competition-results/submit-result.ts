import { submitResult as useCase } from '#core/competitions/competition-results/submit-result.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { submitResult as contract } from '#shared/competitions/competition-results/contract.ts'

const submitResult = ({ actor, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ by: actor, body, remember }, now)

export const handler = endpoint(contract, submitResult)
