import { poolsOf } from '#core/events/event-places/pools.ts'
import { eventRole } from '#core/events/events/event-role.ts'
import { events } from '#core/events/events/events.ts'
import { shownEvent } from '#core/events/events/shown-event.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { previewEvent as contract } from '#shared/events/events/preview-contract.ts'

/** Everyone else gets the answer of an address without an event, whatever its state. */
async function previewEvent({ actor, params, now }: ApiRequest<typeof contract>) {
  const event = await events.get({ id: params.eventId }, { consistent: true })
  if (!event || !(await eventRole(actor, event))) throw eventNotFound()
  return shownEvent(event, await poolsOf(event.id), now)
}

export const handler = endpoint(contract, previewEvent)
