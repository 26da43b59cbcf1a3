import type Stripe from 'stripe'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { keptTransactions } from '#core/billing/transactions/kept-transactions.ts'
import { log } from '#core/platform/log/log.ts'

type Unclaimed = { id: string; createdAt: string; intentId: string; refunds: readonly Stripe.Refund[] }

/**
 * Gives back what a member paid while their account was being deleted, because it can no longer buy anything. Earlier
 * payments are in the books without their member, and stay.
 */
export async function refundUnclaimed({ id, createdAt, intentId, refunds }: Unclaimed): Promise<void> {
  if (refunds.length > 0 || (await keptTransactions.get({ id, createdAt }, { consistent: true }))) return
  log.warn('billing.unclaimed_payment_refunded', { intentId })
  const stripe = await stripeClient()
  await providerCall(() =>
    stripe.refunds.create(
      {
        payment_intent: intentId,
        reason: 'requested_by_customer',
        metadata: { reason: 'The account was deleted' },
      },
      { idempotencyKey: `${intentId}-unclaimed` },
    ),
  ).catch((error: unknown) => {
    if (stripeCode(error) !== 'charge_already_refunded') throw error
  })
}
