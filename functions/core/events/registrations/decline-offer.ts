import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { assertOffered } from './accept-offer.ts'
import { endRegistration } from './end-registration.ts'
import { ownRegistration } from './own-registration.ts'
import { readOwn, registrationNotFound } from './read-own.ts'

type Declining = {
  actor: Actor
  eventId: string
  registrationId: string
  remember: (answer: OwnRegistration) => Write[]
}

/** Leaves an offered place to the next person. */
export async function declineOffer(
  { actor, eventId, registrationId, remember }: Declining,
  now: string,
): Promise<OwnRegistration> {
  const { event } = await readOwn(actor, eventId, registrationId)
  const ended = await endRegistration(
    { eventId, id: registrationId },
    (registration) => {
      if (registration.userId !== actor.userId) throw registrationNotFound()
      assertOffered(registration, event, now)
      return { as: 'lapsed', refundCents: 0, isDeclined: true }
    },
    now,
    (lapsed) => remember(ownRegistration(lapsed, event, now)),
  )
  if (!ended) throw registrationNotFound()
  return ownRegistration(ended, event, now)
}
