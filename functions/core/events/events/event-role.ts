import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import { managesFor } from '#core/organizations/organizations/find-organization.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { permissionsOf } from '#core/platform/roles/permissions-of.ts'
import { AppError } from '#shared/errors.ts'
import type { Event } from '#shared/events/events/event.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { events } from './events.ts'

export type EventRole = OwnEvent['role']

/**
 * The role in which a person may change an event; undefined when they may not. Those who run events for its organization
 * organize it, also while that is suspended.
 */
export async function eventRole(
  { userId, user }: Pick<Actor, 'userId' | 'user'>,
  event: Event,
): Promise<EventRole | undefined> {
  if (event.ownerId === userId) return 'owner'
  const [staff, manages] = await Promise.all([
    eventStaff.get({ eventId: event.id, userId }, { consistent: true }),
    managesFor(event.organizationId, userId),
  ])
  if (manages || (staff?.role === 'organizer' && staff.status === 'accepted')) return 'organizer'
  return (await permissionsOf(user)).includes('events.update') ? 'administrator' : undefined
}

/** Those who organize with the owner may not end an event. */
export function assertForOwner(role: EventRole): void {
  if (role === 'organizer')
    throw new AppError('forbidden', 'not_organizer', 'Only the owner of this event can do this.')
}

/** An event as it is now for people who may change it. No one else learns that a draft exists. */
export async function eventToChange(
  actor: Pick<Actor, 'userId' | 'user'>,
  id: string,
): Promise<{ event: Event; role: EventRole }> {
  const event = await events.get({ id }, { consistent: true })
  if (!event) throw eventNotFound()
  const role = await eventRole(actor, event)
  if (role) return { event, role }
  if (event.status === 'draft' || event.status === 'archived') throw eventNotFound()
  throw new AppError('forbidden', 'not_organizer', 'Only the organizer can change this event.')
}
