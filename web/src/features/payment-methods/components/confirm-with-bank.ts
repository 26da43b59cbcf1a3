import type { Stripe } from '@stripe/stripe-js'
import { AppError } from '#shared/errors.ts'
import type { PaymentStep } from '#shared/subscriptions/payment-step.ts'

type CardStep = Extract<PaymentStep, { kind: 'card' }>

/**
 * Lets the bank ask its customer about a payment that the server has begun. A refusal is thrown with Stripe’s sentence.
 * A dialog of the page must be `aside` meanwhile: the bank’s question would lie below it, out of reach.
 */
export async function confirmWithBank(stripe: Stripe, step: CardStep): Promise<void> {
  const { error } = await stripe.handleNextAction({ clientSecret: step.clientSecret })
  if (!error || (await hasSucceeded(stripe, step))) return
  throw new AppError('unprocessable', 'payment_declined', error.message ?? 'Your bank did not approve this.')
}

/** What went wrong may have been the answer alone, or another tab was quicker. */
async function hasSucceeded(stripe: Stripe, { intent, clientSecret }: CardStep): Promise<boolean> {
  const known =
    intent === 'payment'
      ? (await stripe.retrievePaymentIntent(clientSecret)).paymentIntent
      : (await stripe.retrieveSetupIntent(clientSecret)).setupIntent
  return known?.status === 'succeeded'
}
