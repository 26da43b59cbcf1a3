import type { Write } from '#core/db/write.ts'
import { placesChanged } from '#core/event-places/until-places-hold.ts'
import { cashToGiveBack } from '#shared/registrations/cash-to-give-back.ts'
import type { Purpose } from '#shared/transactions/purpose.ts'
import type { Transaction } from '#shared/transactions/transaction.ts'
import { givenOf } from './card-refunds.ts'
import { payAfterRefund } from './pay-after-refund.ts'
import { paymentsOf } from './payments-of.ts'
import { type Payment, registrations } from './registrations.ts'

/** What a registration says about its money after some of it went back. Anyone may have refunded it. */
export async function followEntryRefund(
  { registrationId: id, eventId }: Purpose,
  payment: Pick<Transaction, 'id' | 'refundedCents'>,
  now: string,
): Promise<Write[]> {
  const registration = await registrations.get({ eventId, id }, { consistent: true })
  const before = registration ? paymentsOf(registration) : []
  if (!registration || !before.some(({ transactionId }) => transactionId === payment.id)) return []
  let isPending = cashToGiveBack(registration.pay) > 0
  const payments: Payment[] = []
  for (const one of before) {
    const givenCents = one.transactionId === payment.id ? payment.refundedCents : await givenOf(one)
    if (givenCents < one.refundedCents) isPending = true
    payments.push({ ...one, refundedCents: Math.max(one.refundedCents, givenCents) })
  }
  const pay = payAfterRefund(
    registration,
    payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
    isPending,
  )
  if (pay.state === registration.pay.state && pay.refundedCents === registration.pay.refundedCents) return []
  const { version } = registration
  return [
    registrations.put(
      {
        ...registration,
        pay,
        ...(registration.payments && { payments }),
        updatedAt: now,
        version: version + 1,
      },
      { version },
      placesChanged,
    ),
  ]
}
