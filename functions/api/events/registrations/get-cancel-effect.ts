import { readCancelEffect } from '#core/events/registrations/read-event-effects.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getCancelEffect as contract } from '#shared/events/registrations/effects-contract.ts'

const getCancelEffect = ({ actor, params, query, now }: ApiRequest<typeof contract>) =>
  readCancelEffect({ actor, eventId: params.eventId, cursor: query.cursor }, now)

export const handler = endpoint(contract, getCancelEffect)
