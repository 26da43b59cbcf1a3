import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getImport as useCase } from '#core/result-imports/get-import.ts'
import { getImport as contract } from '#shared/result-imports/contract.ts'

const getImport = ({ actor, params: named, query }: ApiRequest<typeof contract>) =>
  useCase(actor, named, query)

export const handler = endpoint(contract, getImport)
