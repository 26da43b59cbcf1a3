import { refundOnce } from '#core/billing/one-time-payments/refund-once.ts'
import { ownTransaction } from '#core/billing/transactions/own-transaction.ts'

/** Gives back a payment that buys nothing, once. */
export async function refundUnpayable(
  { userId, paymentId }: { userId: string; paymentId: string },
  now: string,
): Promise<void> {
  const { amountCents } = await ownTransaction(userId, paymentId)
  const reason = 'This order was already paid or given up'
  await refundOnce({ userId, paymentId, amountCents, reason, requestId: `ad-order-${paymentId}` }, now)
}
