import { eventToChange } from '#core/events/events/event-role.ts'
import { readOwnEvent } from '#core/events/events/own-event.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getEventForEdit as contract } from '#shared/events/events/own-contract.ts'

async function getEventForEdit({ actor, params, now }: ApiRequest<typeof contract>) {
  const { event, role } = await eventToChange(actor, params.eventId)
  return readOwnEvent(event, role, now)
}

export const handler = endpoint(contract, getEventForEdit)
