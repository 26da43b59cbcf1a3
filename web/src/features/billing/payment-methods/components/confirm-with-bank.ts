import type { Stripe } from '@stripe/stripe-js'
import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import { AppError } from '#shared/errors.ts'
import { hasGoneThrough } from './has-gone-through.ts'

/**
 * Lets the bank ask its customer about a payment that the server has started. A refusal is thrown with Stripe’s
 * sentence. A dialog of the page must be `aside` meanwhile: otherwise the bank’s question would be below it, out of
 * reach.
 */
export async function confirmWithBank(
  stripe: Stripe,
  step: Extract<PaymentStep, { kind: 'card' }>,
): Promise<void> {
  const { error } = await stripe.handleNextAction({ clientSecret: step.clientSecret })
  if (!error || (await hasGoneThrough(stripe, step))) return
  throw new AppError('unprocessable', 'payment_declined', error.message ?? 'Your bank did not approve this.')
}
