import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { listScans as useCase } from '#core/desk/list-scans.ts'
import { listScans as contract } from '#shared/desk/gate-contract.ts'

const listScans = ({ actor, params, query }: ApiRequest<typeof contract>) =>
  useCase(actor, params.eventId, query)

export const handler = endpoint(contract, listScans)
