import { getImport as useCase } from '#core/competitions/result-imports/get-import.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getImport as contract } from '#shared/competitions/result-imports/contract.ts'

const getImport = ({ actor, params: named, query }: ApiRequest<typeof contract>) =>
  useCase(actor, named, query)

export const handler = endpoint(contract, getImport)
