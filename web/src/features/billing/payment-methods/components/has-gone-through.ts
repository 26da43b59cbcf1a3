import type { Stripe } from '@stripe/stripe-js'
import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import { AppError } from '#shared/errors.ts'

type CardStep = Extract<PaymentStep, { kind: 'card' }>

export const paymentUnknown = 'payment_unknown'

/**
 * Tells whether a card was confirmed although its confirmation seemed to fail: the answer may have been lost,
 * or another tab was quicker. Throws `payment_unknown` when the provider does not answer.
 */
export async function hasGoneThrough(
  stripe: Stripe,
  { intent, clientSecret }: Pick<CardStep, 'intent' | 'clientSecret'>,
): Promise<boolean> {
  const known =
    intent === 'payment'
      ? (await stripe.retrievePaymentIntent(clientSecret)).paymentIntent
      : (await stripe.retrieveSetupIntent(clientSecret)).setupIntent
  if (!known)
    throw new AppError(
      'unavailable',
      paymentUnknown,
      'We couldn’t tell whether this went through. Try again in a moment. You won’t be charged twice.',
    )
  return known.status === 'succeeded' || known.status === 'processing'
}
