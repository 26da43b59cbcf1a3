import { events } from '#core/events/events/events.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { hasMember } from './has-member.ts'
import { registrations, type StoredRegistration } from './registrations.ts'

/** A registration of a member, with its event, as they are now. */
export type Entrant = { registration: StoredRegistration; event: WholeEvent; user: StoredUser }

/** Undefined where a guest was entered at the desk, the member has left, or the event is gone. */
export async function readEntrant({
  eventId,
  registrationId,
}: {
  eventId: string
  registrationId: string
}): Promise<Entrant | undefined> {
  const [registration, event] = await Promise.all([
    registrations.get({ eventId, id: registrationId }, { consistent: true }),
    events.get({ id: eventId }, { consistent: true }),
  ])
  if (!registration || !hasMember(registration) || !event) return undefined
  const user = await users.get({ id: registration.userId }, { consistent: true })
  return user && { registration, event: event as WholeEvent, user }
}
