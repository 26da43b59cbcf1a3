import { getImportMapping as useCase } from '#core/competitions/result-imports/get-import-mapping.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getImportMapping as contract } from '#shared/competitions/result-imports/contract.ts'

const getImportMapping = ({ actor, params, body }: ApiRequest<typeof contract>) =>
  useCase(actor, params.eventId, body)

export const handler = endpoint(contract, getImportMapping)
