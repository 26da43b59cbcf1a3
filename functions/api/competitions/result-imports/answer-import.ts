import { answerImport as useCase } from '#core/competitions/result-imports/answer-import.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { answerImport as contract } from '#shared/competitions/result-imports/contract.ts'

const answerImport = ({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, named, body, remember }, now)

export const handler = endpoint(contract, answerImport)
