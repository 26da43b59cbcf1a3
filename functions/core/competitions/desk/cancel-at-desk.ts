import { requirePaymentEnded } from '#core/events/registrations/end-payment.ts'
import { endRegistration } from '#core/events/registrations/end-registration.ts'
import { registrationNotFound } from '#core/events/registrations/read-own.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { DeskRegistration } from '#shared/competitions/desk/contract.ts'
import { fullRefundOf } from '#shared/events/registrations/refund-of.ts'
import { organizersDesk } from './desk-of.ts'
import { deskRegistration, peopleIn, peopleOf } from './desk-registration.ts'
import { readRegistration } from './read-registration.ts'

type Cancelling = {
  actor: Actor
  eventId: string
  registrationId: string
  reason: string
  remember: (answer: DeskRegistration) => Write[]
}

/**
 * Ends a registration for the organizer. A card payment goes back to the card; cash is given back at the desk, which
 * notes it.
 */
export async function cancelAtDesk(
  { actor, eventId, registrationId, reason, remember }: Cancelling,
  now: string,
): Promise<DeskRegistration> {
  const desk = await organizersDesk(actor, eventId)
  const registration = await readRegistration(eventId, registrationId)
  await requirePaymentEnded(registration, 'Their', now)
  const people = await peopleOf(peopleIn(registration))
  const ended = await endRegistration(
    registration,
    ({ pay }) => ({
      as: 'cancelled',
      refundCents: fullRefundOf(pay),
      reason,
    }),
    now,
    (over) => remember(deskRegistration(over, people, desk)),
  )
  if (!ended) throw registrationNotFound()
  return deskRegistration(ended, people, desk)
}
