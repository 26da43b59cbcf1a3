import { fetchPaypalCapture } from '#core/billing/paypal/paypal-order.ts'
import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { giveUpOrder } from './collect-order.ts'
import { isAtPaypal } from './is-at-paypal.ts'
import { isPaid, isRefused } from './read-capture.ts'

type State = 'canceled' | 'succeeded' | 'processing'

/**
 * Ends a started payment, so that no one can make it later. `succeeded`: it was already made; `processing`: the bank
 * has it and will say.
 */
export async function cancelOnce(intentId: string): Promise<State> {
  if (isAtPaypal(intentId)) return cancelAtPaypal(intentId)
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

/** PayPal cancels no orders, and collects none by itself: one that is given up here moves no money. */
async function cancelAtPaypal(orderId: string): Promise<State> {
  const order = await giveUpOrder(orderId)
  if (!order?.captureId || order.state === 'declined') return 'canceled'
  const capture = await fetchPaypalCapture(order.captureId)
  if (!capture || isRefused(capture)) return 'canceled'
  return isPaid(capture) ? 'succeeded' : 'processing'
}
