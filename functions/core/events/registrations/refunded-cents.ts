import { transactions } from '#core/billing/transactions/transactions.ts'
import type { Payment } from './registrations.ts'

/**
 * Returns how much of a payment was refunded; if nothing more is known, the amount that was due to go back.
 */
export async function refundedCentsOf({ payerId, transactionId, refundedCents }: Payment): Promise<number> {
  if (!payerId || !transactionId) return refundedCents
  const payment = await transactions.get({ userId: payerId, id: transactionId }, { consistent: true })
  return payment?.refundedCents ?? refundedCents
}

/** Tells whether a refund to a card is still on its way. */
export async function hasCardRefundUnderWay(payments: readonly Payment[]): Promise<boolean> {
  const byCard = payments.filter(({ method }) => method === 'card')
  const given = await Promise.all(byCard.map(refundedCentsOf))
  return byCard.some(({ refundedCents }, at) => (given[at] ?? 0) < refundedCents)
}
