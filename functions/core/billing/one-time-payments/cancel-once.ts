import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'

/**
 * Ends a started payment, so that no one can make it later. `succeeded`: it was already made; `processing`: the bank
 * has it and will say.
 */
export async function cancelOnce(intentId: string): Promise<'canceled' | 'succeeded' | 'processing'> {
  const stripe = await stripeClient()
  try {
    await providerCall(() => stripe.paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' }))
    return 'canceled'
  } catch (error) {
    if (!(error instanceof NoLongerPossible)) throw error
    const { status } = await providerCall(() => stripe.paymentIntents.retrieve(intentId))
    if (status === 'canceled') return 'canceled'
    return status === 'succeeded' ? 'succeeded' : 'processing'
  }
}
