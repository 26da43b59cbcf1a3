import { listImports as useCase } from '#core/competitions/result-imports/list-imports.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listImports as contract } from '#shared/competitions/result-imports/contract.ts'

const listImports = ({ actor, params, query }: ApiRequest<typeof contract>) =>
  useCase(actor, params.eventId, query)

export const handler = endpoint(contract, listImports)
