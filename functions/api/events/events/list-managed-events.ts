import { listManagedEvents as useCase } from '#core/events/events/list-managed-events.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listManagedEvents as contract } from '#shared/events/events/organization-events-contract.ts'

const listManagedEvents = ({ actor, params, query, now }: ApiRequest<typeof contract>) =>
  useCase(actor, { params, query }, now)

export const handler = endpoint(contract, listManagedEvents)
