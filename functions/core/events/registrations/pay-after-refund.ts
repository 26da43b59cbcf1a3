import type { StoredRegistration } from './registrations.ts'

type Refunded = Pick<StoredRegistration, 'status' | 'pay'>

/**
 * Returns what a registration says about its money once `refundedCents` of it are back. `isPending`: some is
 * still on its way.
 */
export function payAfterRefund(
  { status, pay }: Refunded,
  refundedCents: number,
  isPending: boolean,
): StoredRegistration['pay'] {
  if (isPending) return { ...pay, refundedCents, state: 'refund_pending' }
  // Nothing is asked of a place that is gone.
  if (status === 'confirmed' && pay.dueCents > 0) return { ...pay, refundedCents, state: 'due' }
  return {
    ...pay,
    refundedCents,
    state: refundedCents === 0 ? 'paid' : refundedCents >= pay.paidCents ? 'refunded' : 'partially_refunded',
  }
}
