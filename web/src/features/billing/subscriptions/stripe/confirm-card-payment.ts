import type { Stripe } from '@stripe/stripe-js'
import type { CardToPayWith } from '#web/features/billing/payment-methods/components/confirm-with-card.ts'
import { declineOf } from '#web/features/billing/payment-methods/components/decline.ts'
import { hasGoneThrough } from '#web/features/billing/payment-methods/components/has-gone-through.ts'
import type { CardStep } from '#web/features/billing/subscriptions/api/pay-order.ts'

type Confirmation = {
  stripe: Stripe
  method: CardToPayWith
  /** The bank asks its customer meanwhile. */
  onBank: (asking: boolean) => void
}

/**
 * Pays with a card, and has the bank ask its customer where it wants to; a refusal is thrown. A dialog of the page must
 * be `aside` while the bank asks: its question would lie below it, out of reach.
 */
export async function confirmCardPayment(
  step: Pick<CardStep, 'clientSecret' | 'intent'>,
  { stripe, method, onBank }: Confirmation,
): Promise<void> {
  const { clientSecret } = step
  let { error, paymentIntent } = await stripe.confirmCardPayment(
    clientSecret,
    { payment_method: method },
    { handleActions: false },
  )
  if (!error && paymentIntent?.status === 'requires_action') {
    onBank(true)
    try {
      ;({ error, paymentIntent } = await stripe.handleNextAction({ clientSecret }))
    } finally {
      onBank(false)
    }
  }
  if (!error) return
  if (
    error.type !== 'card_error' &&
    error.type !== 'validation_error' &&
    (await hasGoneThrough(stripe, step))
  )
    return
  throw declineOf(error)
}
