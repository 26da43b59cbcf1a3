import { readChangeEffect } from '#core/events/registrations/read-event-effects.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getChangeEffect as contract } from '#shared/events/registrations/effects-contract.ts'

const getChangeEffect = ({ actor, params, query, body, now }: ApiRequest<typeof contract>) =>
  readChangeEffect({ actor, eventId: params.eventId, cursor: query.cursor, change: body }, now)

export const handler = endpoint(contract, getChangeEffect)
