import { finishPendingRefund } from '#core/billing/transactions/finish-pending-refund.ts'
import { ownTransaction } from '#core/billing/transactions/own-transaction.ts'
import { leftToRefund, reserveRefund } from '#core/billing/transactions/reserve-refund.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { log } from '#core/platform/log/log.ts'

type Refund = { userId: string; paymentId: string; amountCents: number; reason: string; requestId: string }

/**
 * Gives back a part of a payment, at most what is left of it. The request id says the reason: for that reason it is
 * refunded once, however often this is called, and the job finishes a refund that breaks off.
 */
export async function refundOnce(refund: Refund, now: string): Promise<void> {
  const { userId, paymentId } = refund
  const refundId = await untilUnchanged(() => reserve(refund, now), { crowd: true })
  if (refundId) await finishPendingRefund({ userId, paymentId, refundId }, now)
}

async function reserve(
  { userId, paymentId, amountCents, reason, requestId }: Refund,
  now: string,
): Promise<string | undefined> {
  const payment = await ownTransaction(userId, paymentId)
  const known = payment.refundRequests?.[requestId]
  if (known) return known
  const given = Math.min(amountCents, leftToRefund(payment))
  if (given <= 0) return undefined
  if (payment.dispute && !payment.dispute.isRefundable) {
    // The bank decides about the money, and administrators have heard of the dispute.
    log.warn('billing.disputed_not_refunded', { userId, paymentId })
    return undefined
  }
  const { refundId, writes } = reserveRefund(payment, { requestId, amountCents: given, reason }, now)
  await commit(...writes)
  return refundId
}
