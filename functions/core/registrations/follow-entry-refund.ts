import type { Write } from '#core/db/write.ts'
import { placesChanged } from '#core/event-places/until-places-hold.ts'
import type { Purpose } from '#shared/transactions/purpose.ts'
import type { Transaction } from '#shared/transactions/transaction.ts'
import { registrations, type StoredRegistration } from './registrations.ts'

/** What a registration says about its money after some of it went back. Anyone may have refunded it. */
export async function followEntryRefund(
  { registrationId: id, eventId }: Purpose,
  payment: Pick<Transaction, 'id' | 'refundedCents'>,
  now: string,
): Promise<Write[]> {
  const registration = await registrations.get({ eventId, id }, { consistent: true })
  if (registration?.pay.transactionId !== payment.id) return []
  const pay = payAfter(registration.pay, payment.refundedCents)
  if (pay.state === registration.pay.state && pay.refundedCents === registration.pay.refundedCents) return []
  const { version } = registration
  return [
    registrations.put(
      { ...registration, pay, updatedAt: now, version: version + 1 },
      { version },
      placesChanged,
    ),
  ]
}

/** `givenCents`: what has arrived at the provider; more may be on its way. */
function payAfter(pay: StoredRegistration['pay'], givenCents: number): StoredRegistration['pay'] {
  const refundedCents = Math.max(pay.refundedCents, givenCents)
  if (givenCents < pay.refundedCents) return { ...pay, state: 'refund_pending' }
  return {
    ...pay,
    refundedCents,
    state: refundedCents === 0 ? 'paid' : refundedCents >= pay.paidCents ? 'refunded' : 'partially_refunded',
  }
}
