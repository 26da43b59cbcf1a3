import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { log } from '#core/platform/log/log.ts'
import { finishPendingRefund } from './finish-pending-refund.ts'
import { ownTransaction } from './own-transaction.ts'
import { leftToRefund, reserveRefund } from './reserve-refund.ts'
import type { StoredTransaction } from './transactions.ts'

type Why = { requestId: string; reason: string }

/**
 * Refunds what is left of a payment without a request. The request id says the reason: for that reason it is refunded
 * once, however often this is called, and the job finishes a refund that breaks off.
 */
export async function refundRest(
  { userId, id: paymentId }: Pick<StoredTransaction, 'userId' | 'id'>,
  why: Why,
  now: string,
): Promise<void> {
  const refundId = await untilUnchanged(() => reserve({ userId, paymentId }, why, now))
  if (refundId) await finishPendingRefund({ userId, paymentId, refundId }, now)
}

async function reserve(
  { userId, paymentId }: { userId: string; paymentId: string },
  { requestId, reason }: Why,
  now: string,
): Promise<string | undefined> {
  const payment = await ownTransaction(userId, paymentId)
  const known = payment.refundRequests?.[requestId]
  if (known) return known
  const amountCents = leftToRefund(payment)
  if (amountCents <= 0) return undefined
  if (payment.dispute && !payment.dispute.isRefundable) {
    // The bank decides about the money, and administrators have heard of the dispute.
    log.warn('billing.disputed_not_refunded', { userId, paymentId })
    return undefined
  }
  const { refundId, writes } = reserveRefund(payment, { requestId, amountCents, reason }, now)
  await commit(...writes)
  return refundId
}
