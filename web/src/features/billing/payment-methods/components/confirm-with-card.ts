import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import { declineOf } from './decline.ts'
import { hasGoneThrough } from './has-gone-through.ts'

/** A saved card by Stripe’s name of it, or one that is typed now. */
export type CardToPayWith = string | { card: StripeCardElement }

/** Confirms a payment, or a card for later, at Stripe and where it asks at the bank. A decline is thrown. */
export async function confirmWithCard(
  stripe: Stripe,
  step: Extract<PaymentStep, { kind: 'card' }>,
  payment_method: CardToPayWith,
): Promise<void> {
  const { error } =
    step.intent === 'setup'
      ? await stripe.confirmCardSetup(step.clientSecret, { payment_method })
      : await stripe.confirmCardPayment(step.clientSecret, { payment_method })
  if (!error) return
  const refused = error.type === 'card_error' || error.type === 'validation_error'
  if (!refused && (await hasGoneThrough(stripe, step))) return
  throw declineOf(error)
}
