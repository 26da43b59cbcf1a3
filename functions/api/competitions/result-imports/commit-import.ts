import { commitImport as useCase } from '#core/competitions/result-imports/commit-import.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commitImport as contract } from '#shared/competitions/result-imports/contract.ts'

const commitImport = ({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, named, body, remember }, now)

export const handler = endpoint(contract, commitImport)
