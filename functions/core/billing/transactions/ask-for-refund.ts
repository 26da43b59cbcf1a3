import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { ownTransaction } from './own-transaction.ts'
import { refundAtPaypal } from './refund-at-paypal.ts'
import { refundAtStripe } from './refund-at-stripe.ts'
import { refundFailed } from './refund-effects.ts'
import { type StoredTransaction, transactions } from './transactions.ts'

/**
 * Asks the provider of a payment for a decided refund, under the refund’s own id. False where the provider will never
 * do it: then the amount is free again.
 */
export async function askForRefund(
  payment: StoredTransaction,
  refundId: string,
  now: string,
): Promise<boolean> {
  const refund = await ownTransaction(payment.userId, refundId)
  const refusal =
    payment.paymentProvider === 'paypal'
      ? await refundAtPaypal(payment, refund, now)
      : await refundAtStripe(payment, refund)
  if (refusal) await untilUnchanged(() => release(payment, refundId, refusal, now))
  return !refusal
}

/** The amount is free again, and the row of the refund says why. */
async function release(
  { userId, id }: StoredTransaction,
  refundId: string,
  failure: string,
  now: string,
): Promise<void> {
  const [payment, refund] = [await ownTransaction(userId, id), await ownTransaction(userId, refundId)]
  if (refund.status !== 'pending') return
  const { pendingRefunds = [], ...rest } = payment
  const left = pendingRefunds.filter((pending) => pending.id !== refundId)
  const failed: StoredTransaction = { ...refund, status: 'failed', failure, version: refund.version + 1 }
  await commit(
    transactions.put(
      { ...rest, ...(left.length > 0 && { pendingRefunds: left }), version: payment.version + 1 },
      { version: payment.version },
    ),
    transactions.put(failed, { version: refund.version }),
    ...refundFailed(failed, now),
  )
}
