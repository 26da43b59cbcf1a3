import { events } from '#core/events/events/events.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { classesFor } from '#shared/events/vehicles/classes-for.ts'
import { suggestClasses as contract } from '#shared/events/vehicles/contract.ts'

async function suggestClasses({ body: { eventId, ...vehicle } }: ApiRequest<typeof contract>) {
  const event = await events.get({ id: eventId })
  if (event?.status !== 'published' && event?.status !== 'cancelled') throw eventNotFound()
  return { classes: classesFor(vehicle, event.classes) }
}

export const handler = endpoint(contract, suggestClasses)
