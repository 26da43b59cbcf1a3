import { isDeepStrictEqual } from 'node:util'
import { placesChanged } from '#core/events/event-places/until-places-hold.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { PurposeOf } from '#shared/billing/transactions/purpose.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { payAfterRefund } from './pay-after-refund.ts'
import { cashIn, paymentsOf } from './payments-of.ts'
import { refundedCentsOf } from './refunded-cents.ts'
import { type Payment, registrations } from './registrations.ts'

/**
 * Updates what a registration says about its money after some of it was refunded. Anyone may have refunded
 * it.
 */
export async function followEntryRefund(
  { registrationId: id, eventId }: PurposeOf<'entry'>,
  payment: Pick<Transaction, 'id' | 'refundedCents'>,
  now: string,
): Promise<Write[]> {
  const registration = await registrations.get({ eventId, id }, { consistent: true })
  const before = registration ? paymentsOf(registration) : []
  if (!registration || !before.some(({ transactionId }) => transactionId === payment.id)) return []
  let isPending = false
  let givenInCash = 0
  const payments: Payment[] = []
  for (const one of before) {
    const givenCents = one.transactionId === payment.id ? payment.refundedCents : await refundedCentsOf(one)
    if (one.method === 'cash') givenInCash += givenCents
    else if (givenCents < one.refundedCents) isPending = true
    payments.push({ ...one, refundedCents: Math.max(one.refundedCents, givenCents) })
  }
  const givenBackCents = Math.max(registration.pay.givenBackCents ?? 0, givenInCash)
  const refundedCents = payments.reduce((sum, one) => sum + one.refundedCents, 0)
  const owedCents = cashIn(payments).refundedCents - givenBackCents
  const pay = {
    ...payAfterRefund(registration, refundedCents, isPending || owedCents > 0),
    ...(registration.payments && { cash: cashIn(payments) }),
    ...(givenBackCents > 0 && { givenBackCents }),
  }
  if (isDeepStrictEqual(pay, registration.pay)) return []
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
