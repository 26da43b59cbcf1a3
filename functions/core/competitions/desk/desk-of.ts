import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import { eventRole } from '#core/events/events/event-role.ts'
import { events } from '#core/events/events/events.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'

export type DeskRole = DeskEvent['role']
export type Desk = { event: WholeEvent; role: DeskRole }

/** An event as it is now, for its organizers and for those who help at its desk. A draft has no desk. */
export async function deskOf(actor: Pick<Actor, 'userId' | 'user'>, eventId: string): Promise<Desk> {
  const event = await events.get({ id: eventId }, { consistent: true })
  if (event?.status !== 'published' && event?.status !== 'cancelled') throw eventNotFound()
  const role = (await eventRole(actor, event)) ?? (await deskRole(actor, eventId))
  if (!role)
    // Like everything that belongs to someone else: for other members, there is no desk.
    throw new AppError(
      'not_found',
      'not_desk',
      'Only the organizers of this event and the people at its desk can do this.',
    )
  return { event: event as WholeEvent, role }
}

async function deskRole({ userId }: Pick<Actor, 'userId'>, eventId: string): Promise<'desk' | undefined> {
  const staff = await eventStaff.get({ eventId, userId }, { consistent: true })
  return staff?.role === 'desk' && staff.status === 'accepted' ? 'desk' : undefined
}

/** The same for what only organizers decide. */
export async function organizersDesk(actor: Pick<Actor, 'userId' | 'user'>, eventId: string): Promise<Desk> {
  const desk = await deskOf(actor, eventId)
  assertOrganizing(desk.role)
  return desk
}

export function assertOrganizing(role: DeskRole): void {
  if (role === 'desk')
    throw new AppError('forbidden', 'not_organizer', 'Only the organizers of this event can do this.')
}
