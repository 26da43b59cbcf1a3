import type { Write } from '#core/platform/db/write.ts'
import { refundableCents } from '#shared/billing/transactions/refundable.ts'
import { newId } from '#shared/ids.ts'
import { type StoredTransaction, transactions } from './transactions.ts'

type Refund = { requestId: string; amountCents: number; reason: string }

/** Returns what is left of a payment after its refunds and reservations. */
export function leftToRefund(payment: StoredTransaction): number {
  const spokenFor = (payment.pendingRefunds ?? []).reduce((sum, one) => sum + one.amountCents, 0)
  return refundableCents(payment) - spokenFor
}

/**
 * Reserves an amount on the payment itself, together with the refund’s row, so that no two refunds give back more than
 * was paid: commit both together.
 */
export function reserveRefund(
  payment: StoredTransaction,
  { requestId, amountCents, reason }: Refund,
  now: string,
): { refundId: string; writes: Write[] } {
  const refund: StoredTransaction = {
    id: newId('txn', now),
    userId: payment.userId,
    type: 'refund',
    status: 'pending',
    amountCents,
    refundedCents: 0,
    refundReason: reason,
    currency: 'USD',
    description: `Refund: ${payment.description}`,
    invoiceId: payment.invoiceId,
    purpose: payment.purpose,
    paymentId: payment.id,
    paymentProvider: payment.paymentProvider,
    planName: payment.planName,
    createdAt: now,
    version: 1,
  }
  const spokenFor: StoredTransaction = {
    ...payment,
    refundReason: reason,
    pendingRefunds: [...(payment.pendingRefunds ?? []), { id: refund.id, requestId, amountCents }],
    refundRequests: { ...payment.refundRequests, [requestId]: refund.id },
    version: payment.version + 1,
  }
  return {
    refundId: refund.id,
    writes: [
      transactions.put(spokenFor, { version: payment.version }),
      transactions.put(refund, { absent: true }),
    ],
  }
}
