import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { enteredEvent } from './open-event.ts'
import { readOwnRegistration } from './own-registration.ts'
import { personClaim, registrationClaims } from './registration-claims.ts'
import { registrations } from './registrations.ts'

/** The caller’s live registration for an event, if there is one. */
export async function myRegistration(
  { userId }: Pick<Actor, 'userId'>,
  eventId: string,
  now: string,
): Promise<OwnRegistration | undefined> {
  const [event, claim] = await Promise.all([
    enteredEvent(eventId),
    registrationClaims.get({ eventId, claim: personClaim(userId) }, { consistent: true }),
  ])
  if (!claim) return undefined
  const registration = await registrations.get({ eventId, id: claim.registrationId }, { consistent: true })
  return registration && readOwnRegistration(registration, event, now)
}
