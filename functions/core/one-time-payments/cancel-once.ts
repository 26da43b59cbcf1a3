import { providerCall, stripeCode } from '#core/stripe/provider-call.ts'
import { stripeClient } from '#core/stripe/stripe.ts'
import { readOnce } from './read-once.ts'

/**
 * Takes a payment back that nobody has made yet, so that nobody can make it later. The provider decides between this and
 * a card that is charged in the same moment, and the answer says which it was.
 */
export async function cancelOnce(intentId: string): Promise<'canceled' | 'succeeded' | 'processing'> {
  const stripe = await stripeClient()
  try {
    await providerCall(() => stripe.paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' }))
    return 'canceled'
  } catch (error) {
    if (stripeCode(error) !== 'payment_intent_unexpected_state') throw error
    const { status } = await readOnce(intentId)
    if (status === 'open') throw error
    return status
  }
}
