import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listProtests as useCase } from '#core/protests/list-protests.ts'
import { listProtests as contract } from '#shared/protests/contract.ts'

const listProtests = ({ actor, params, query, now }: ApiRequest<typeof contract>) =>
  useCase(actor, params.eventId, query, now)

export const handler = endpoint(contract, listProtests)
