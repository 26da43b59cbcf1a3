import { listScans as useCase } from '#core/competitions/desk/list-scans.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listScans as contract } from '#shared/competitions/desk/gate-contract.ts'

const listScans = ({ actor, params, query }: ApiRequest<typeof contract>) =>
  useCase(actor, params.eventId, query)

export const handler = endpoint(contract, listScans)
