import { declareConflict as useCase } from '#core/competitions/score-sheets/declare-conflict.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { declareConflict as contract } from '#shared/competitions/score-sheets/contract.ts'

const declareConflict = ({ actor, params, body }: ApiRequest<typeof contract>) =>
  useCase({ actor, of: params, ...body })

export const handler = endpoint(contract, declareConflict)
