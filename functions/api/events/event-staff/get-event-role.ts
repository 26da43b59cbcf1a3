import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import { eventRole } from '#core/events/events/event-role.ts'
import { events } from '#core/events/events/events.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getEventRole as contract, type EventRole } from '#shared/events/event-staff/helping-contract.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'

async function getEventRole({ actor, params }: ApiRequest<typeof contract>): Promise<EventRole> {
  const event = await events.get({ id: params.eventId }, { consistent: true })
  if (!event) throw eventNotFound()
  const role = (await eventRole(actor, event)) ?? (await deskRole(actor, event.id))
  if (role) return { role }
  // No one else learns that a draft exists.
  if (event.status === 'draft' || event.status === 'archived') throw eventNotFound()
  return {}
}

async function deskRole({ userId }: Pick<Actor, 'userId'>, eventId: string): Promise<'desk' | undefined> {
  const staff = await eventStaff.get({ eventId, userId }, { consistent: true })
  return staff?.role === 'desk' && staff.status === 'accepted' ? 'desk' : undefined
}

export const handler = endpoint(contract, getEventRole)
