import type { Actor } from '#core/platform/actors/authenticate.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { enteredEvent } from './open-event.ts'
import { registrations, type StoredRegistration } from './registrations.ts'

export const registrationNotFound = () =>
  new AppError('not_found', 'registration_not_found', 'Registration not found')

/** The caller’s registration and its event as they are now. */
export async function readOwn(
  { userId }: Pick<Actor, 'userId'>,
  eventId: string,
  id: string,
): Promise<{ registration: StoredRegistration; event: WholeEvent }> {
  const registration = await registrations.get({ eventId, id }, { consistent: true })
  if (registration?.userId !== userId) throw registrationNotFound()
  return { registration, event: await enteredEvent(eventId) }
}
