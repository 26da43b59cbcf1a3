import { listProtests as useCase } from '#core/competitions/protests/list-protests.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listProtests as contract } from '#shared/competitions/protests/contract.ts'

const listProtests = ({ actor, params, query, now }: ApiRequest<typeof contract>) =>
  useCase(actor, params.eventId, query, now)

export const handler = endpoint(contract, listProtests)
