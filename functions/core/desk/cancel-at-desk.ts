import type { Actor } from '#core/actors/authenticate.ts'
import type { Write } from '#core/db/write.ts'
import { cancelOnce } from '#core/one-time-payments/cancel-once.ts'
import { mirrorPayment } from '#core/one-time-payments/mirror-payment.ts'
import { endRegistration } from '#core/registrations/end-registration.ts'
import { registrationNotFound } from '#core/registrations/read-own.ts'
import type { StoredRegistration } from '#core/registrations/registrations.ts'
import type { DeskRegistration } from '#shared/desk/contract.ts'
import { AppError } from '#shared/errors.ts'
import { fullRefundOf } from '#shared/registrations/refund-of.ts'
import { organizersDesk } from './desk-of.ts'
import { deskRegistration, peopleOf } from './desk-registration.ts'
import { readRegistration } from './read-registration.ts'

type Cancelling = {
  actor: Actor
  eventId: string
  registrationId: string
  reason: string
  remember: (answer: DeskRegistration) => Write[]
}

/** Ends a registration for the organizer. What was paid by card goes back to the card; cash is given back at the desk, which notes it. */
export async function cancelAtDesk(
  { actor, eventId, registrationId, reason, remember }: Cancelling,
  now: string,
): Promise<DeskRegistration> {
  const { role } = await organizersDesk(actor, eventId)
  const registration = await readRegistration(eventId, registrationId)
  await endPayment(registration, now)
  const people = await peopleOf([registration.userId])
  const ended = await endRegistration(
    registration,
    ({ pay }) => ({
      as: 'cancelled',
      refundCents: fullRefundOf(pay),
      reason,
    }),
    now,
    (over) => remember(deskRegistration(over, people, role)),
  )
  if (!ended) throw registrationNotFound()
  return deskRegistration(ended, people, role)
}

async function endPayment({ status, intentId }: StoredRegistration, now: string): Promise<void> {
  if (status !== 'held' || !intentId) return
  const state = await cancelOnce(intentId)
  if (state === 'succeeded') await mirrorPayment(intentId, now)
  if (state === 'processing')
    throw new AppError(
      'conflict',
      'payment_processing',
      'Their payment is still being processed. Try again in a few minutes.',
    )
}
