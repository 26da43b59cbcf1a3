import { refundOnce } from '#core/billing/one-time-payments/refund-once.ts'
import type { FactPayload } from '#core/platform/facts/facts.ts'
import { users } from '#core/platform/users/users.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { isPayable } from './refunding.ts'
import { registrations } from './registrations.ts'

/** Gives money back to the payers, once, however often it is called: the number of the refund is its name. */
export async function refundEntry(
  { eventId, registrationId: id, number, parts }: FactPayload<'registration.refund_due'>,
  now: string,
): Promise<void> {
  const registration = await registrations.get({ eventId, id }, { consistent: true })
  if (!registration) return
  const why = isLive(registration) ? 'The entry was changed' : 'Withdrawn from the event'
  for (const { payerId, transactionId, cents } of parts.filter(isPayable)) {
    if (!(await users.get({ id: payerId }, { consistent: true }))) continue
    await refundOnce(
      {
        userId: payerId,
        paymentId: transactionId,
        amountCents: cents,
        reason: registration.reason ?? why,
        requestId: `refund-${id}-${number}`,
      },
      now,
    )
  }
}
