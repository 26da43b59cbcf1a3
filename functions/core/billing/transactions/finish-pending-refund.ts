import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import { mirrorPayment } from '#core/billing/one-time-payments/mirror-payment.ts'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { finishPaypalRefund } from './finish-paypal-refund.ts'
import { ownTransaction } from './own-transaction.ts'
import { refundFailed } from './refund-effects.ts'
import { type StoredTransaction, transactions } from './transactions.ts'

type Named = { userId: string; paymentId: string; refundId: string }

/**
 * Finishes a refund that was decided, as often as it is called. It asks the provider first, since an earlier try may
 * have come through, and its key for repeated calls does not live forever.
 */
export async function finishPendingRefund(named: Named, now: string): Promise<void> {
  const { userId, paymentId, refundId } = named
  const payment = await ownTransaction(userId, paymentId)
  if (payment.paymentProvider === 'paypal') {
    const refused = await finishPaypalRefund(payment, refundId, now)
    if (refused) await release(named, refused, now)
    return
  }
  const looked = await lookAgain(payment, now)
  const pending = looked?.payment?.pendingRefunds?.find(({ id }) => id === refundId)
  if (!looked?.payment || !pending) return
  // The payment has the reason of the newest refund, each row its own.
  const { refundReason: reason = '' } = await ownTransaction(userId, refundId)
  const refusal = await refundAtStripe(looked.payment, { ...pending, reason })
  if (refusal) return release(named, refusal, now)
  await lookAgain(payment, now)
}

/** A membership’s payment is that of an invoice; others are on their own. */
function lookAgain({ id, providerInvoiceId, providerIntentId }: StoredTransaction, now: string) {
  if (providerIntentId) return mirrorPayment(providerIntentId, now)
  if (!providerInvoiceId) throw new Error(`The payment ${id} has no invoice at its provider.`)
  return mirrorInvoice(providerInvoiceId, now)
}

type Pending = { id: string; amountCents: number; reason: string }

const mostMetadata = 500

/** Undefined when it is done; otherwise why the provider will never do it. */
async function refundAtStripe(payment: StoredTransaction, refund: Pending): Promise<string | undefined> {
  const reference = payment.providerTransactionId ?? ''
  const stripe = await stripeClient()
  return providerCall(async () => {
    try {
      await stripe.refunds.create(
        {
          ...(reference.startsWith('ch_') ? { charge: reference } : { payment_intent: reference }),
          amount: refund.amountCents,
          reason: 'requested_by_customer',
          metadata: { refund_id: refund.id, reason: refund.reason.slice(0, mostMetadata) },
        },
        { idempotencyKey: refund.id },
      )
      return undefined
    } catch (error) {
      const code = stripeCode(error)
      if (code === 'charge_already_refunded') return 'This payment has nothing left to refund.'
      if (code === 'charge_disputed')
        return 'The cardholder has disputed this payment. You cannot refund it while the dispute is open.'
      if (code === 'StripeInvalidRequestError') return 'The provider refused the refund.'
      throw error
    }
  })
}

/** The amount is free again, and the row says why. */
function release({ userId, paymentId, refundId }: Named, failure: string, now: string): Promise<void> {
  return untilUnchanged(async () => {
    const [payment, refund] = [
      await ownTransaction(userId, paymentId),
      await ownTransaction(userId, refundId),
    ]
    if (refund.status !== 'pending') return
    const { pendingRefunds = [], ...rest } = payment
    const left = pendingRefunds.filter(({ id }) => id !== refundId)
    const failed: StoredTransaction = { ...refund, status: 'failed', failure, version: refund.version + 1 }
    await commit(
      transactions.put(
        { ...rest, ...(left.length > 0 && { pendingRefunds: left }), version: payment.version + 1 },
        { version: payment.version },
      ),
      transactions.put(failed, { version: refund.version }),
      ...refundFailed(failed, now),
    )
  })
}
