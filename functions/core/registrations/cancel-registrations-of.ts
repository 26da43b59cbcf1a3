import { cancelOnce } from '#core/one-time-payments/cancel-once.ts'
import { mirrorPayment } from '#core/one-time-payments/mirror-payment.ts'
import { fullRefundOf } from '#shared/registrations/refund-of.ts'
import { isLive } from '#shared/registrations/registration.ts'
import { endRegistration } from './end-registration.ts'
import { registrations, type StoredRegistration } from './registrations.ts'

const pageSize = 100

/** Ends all registrations of a cancelled event; all that was paid goes back. It can break off and be run again. */
export async function cancelRegistrationsOf(eventId: string, now: string): Promise<void> {
  let cursor: string | undefined
  do {
    const page = await registrations.list({
      pk: `EVT#${eventId}`,
      prefix: 'REG#',
      limit: pageSize,
      cursor,
      consistent: true,
    })
    for (const registration of page.items.filter(isLive)) await cancelOne(registration, now)
    cursor = page.nextCursor
  } while (cursor)
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
