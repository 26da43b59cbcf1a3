import { refundOnce } from '#core/one-time-payments/refund-once.ts'
import { registrations } from './registrations.ts'

type Due = { eventId: string; registrationId: string; number: number; cents: number }

/** Gives money back, once, however often it is asked for: the number of the refund is its name. */
export async function refundEntry(
  { eventId, registrationId: id, number, cents }: Due,
  now: string,
): Promise<void> {
  const registration = await registrations.get({ eventId, id }, { consistent: true })
  const { transactionId: paymentId, method } = registration?.pay ?? {}
  // Cash goes back at the desk.
  if (!registration?.userId || !paymentId || method !== 'card') return
  await refundOnce(
    {
      userId: registration.userId,
      paymentId,
      amountCents: cents,
      reason: registration.reason ?? 'Withdrawn from the event',
      requestId: `refund-${id}-${number}`,
    },
    now,
  )
}
