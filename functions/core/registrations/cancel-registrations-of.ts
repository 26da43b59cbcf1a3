import { cancelOnce } from '#core/one-time-payments/cancel-once.ts'
import { mirrorPayment } from '#core/one-time-payments/mirror-payment.ts'
import { fullRefundOf } from '#shared/registrations/refund-of.ts'
import { isLive } from '#shared/registrations/registration.ts'
import { endRegistration } from './end-registration.ts'
import type { StoredRegistration } from './registrations.ts'
import { registrationsOfEvent } from './registrations-of-event.ts'

/** Ends all registrations of a cancelled event; all that was paid goes back. It can break off and be run again. */
export async function cancelRegistrationsOf(eventId: string, now: string): Promise<void> {
  for await (const registration of registrationsOfEvent(eventId))
    if (isLive(registration)) await cancelOne(registration, now)
}

async function cancelOne(registration: StoredRegistration, now: string): Promise<void> {
  const { status, intentId } = registration
  // A payment that has succeeded in this moment is there to be given back.
  if (status === 'held' && intentId && (await cancelOnce(intentId)) === 'succeeded')
    await mirrorPayment(intentId, now)
  await endRegistration(
    registration,
    ({ pay }) => ({
      as: 'cancelled',
      refundCents: fullRefundOf(pay),
      reason: 'The event was cancelled',
      withEvent: true,
    }),
    now,
  )
}
