import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { withPayment } from './payments-of.ts'
import type { Payment, StoredRegistration } from './registrations.ts'

export type Settled = Pick<
  StoredTransaction,
  'id' | 'userId' | 'amountCents' | 'paymentProvider' | 'providerIntentId'
>

/** The payment beside those that were made before. */
export function withMore(
  registration: StoredRegistration,
  { id: transactionId, userId: payerId, amountCents: cents, paymentProvider }: Settled,
): StoredRegistration {
  const { pay } = registration
  const { payments, cash } = withPayment(registration, {
    payerId: payerId as Payment['payerId'],
    transactionId,
    method: 'card',
    cents,
    refundedCents: 0,
  })
  return {
    ...registration,
    ...(payments && { payments }),
    pay: {
      ...pay,
      ...(cash && { cash }),
      paidCents: pay.paidCents + cents,
      method: 'card',
      ...(paymentProvider === 'paypal' && { paypalCents: (pay.paypalCents ?? 0) + cents }),
      // One that names a fee that was waived is no payment.
      transactionId: (payments && pay.transactionId) ?? transactionId,
    },
  }
}
