import { finishPendingRefund } from '#core/billing/transactions/finish-pending-refund.ts'
import { reserveOnce } from '#core/billing/transactions/reserve-once.ts'

type Refund = { userId: string; paymentId: string; amountCents: number; reason: string; requestId: string }

/**
 * Gives back a part of a payment, at most what is left of it. The request id says the reason: for that reason it is
 * refunded once, however often this is called, and the job finishes a refund that breaks off.
 */
export async function refundOnce({ userId, paymentId, ...wanted }: Refund, now: string): Promise<void> {
  const refundId = await reserveOnce({ userId, id: paymentId }, wanted, now, { crowd: true })
  if (refundId) await finishPendingRefund({ userId, paymentId, refundId }, now)
}
