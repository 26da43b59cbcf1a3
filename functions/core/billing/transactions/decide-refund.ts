import { leftToRefund } from './reserve-refund.ts'
import type { StoredTransaction } from './transactions.ts'

/** A refund without a request of an administrator. Its request id says the reason, for which it is made once. */
export type WantedRefund = {
  requestId: string
  reason: string
  /** All that is left, unless it is less. */
  amountCents?: number
}

type Reservation =
  | { as: 'known'; refundId: string }
  | { as: 'new'; amountCents: number }
  | { as: 'nothing_left' | 'disputed' }

/** What a wanted refund is on a payment as it is now. */
export function decideReservation(payment: StoredTransaction, wanted: WantedRefund): Reservation {
  const refundId = payment.refundRequests?.[wanted.requestId]
  if (refundId) return { as: 'known', refundId }
  const amountCents = Math.min(wanted.amountCents ?? Number.POSITIVE_INFINITY, leftToRefund(payment))
  if (amountCents <= 0) return { as: 'nothing_left' }
  // The bank decides about the money, and administrators have heard of the dispute.
  if (payment.dispute && !payment.dispute.isRefundable) return { as: 'disputed' }
  return { as: 'new', amountCents }
}

export type RefundStep =
  | { do: 'leave_to_bank'; payment: StoredTransaction }
  | { do: 'reserve_refund'; payment: StoredTransaction; wanted: WantedRefund }
  | { do: 'ask_for_refund'; payment: StoredTransaction; refundId: string }

/**
 * The next step of a wanted refund, given its payment as the provider has just shown it: an amount is reserved on our
 * row before the provider is asked, and what has arrived there is not asked for again.
 */
export function decideRefund(payment: StoredTransaction, wanted: WantedRefund): RefundStep | undefined {
  const reservation = decideReservation(payment, wanted)
  switch (reservation.as) {
    case 'known':
      return isPending(payment, reservation.refundId)
        ? { do: 'ask_for_refund', payment, refundId: reservation.refundId }
        : undefined
    case 'new':
      return { do: 'reserve_refund', payment, wanted }
    case 'disputed':
      return { do: 'leave_to_bank', payment }
    case 'nothing_left':
      return undefined
  }
}

/** True of a refund that was decided and has not been seen at the provider. */
export const isPending = ({ pendingRefunds = [] }: StoredTransaction, refundId: string): boolean =>
  pendingRefunds.some(({ id }) => id === refundId)
