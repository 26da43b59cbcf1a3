import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import type { StoredTransaction } from './transactions.ts'

const mostMetadata = 500

/** Gives back a decided refund by card. Undefined when it is done; otherwise why the provider will never do it. */
export async function refundAtStripe(
  { providerTransactionId: reference = '' }: StoredTransaction,
  // The payment has the reason of the newest refund, each row its own.
  { id, amountCents, refundReason: reason = '' }: StoredTransaction,
): Promise<string | undefined> {
  const stripe = await stripeClient()
  return providerCall(async () => {
    try {
      await stripe.refunds.create(
        {
          ...(reference.startsWith('ch_') ? { charge: reference } : { payment_intent: reference }),
          amount: amountCents,
          reason: 'requested_by_customer',
          metadata: { refund_id: id, reason: reason.slice(0, mostMetadata) },
        },
        { idempotencyKey: id },
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
