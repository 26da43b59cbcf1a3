import type { StripeError } from '@stripe/stripe-js'
import { explainDecline } from '#shared/billing/transactions/explain-decline.ts'
import { AppError } from '#shared/errors.ts'

const invalidCard = 'card_invalid'

/** Returns the problem with the typed card, if that is why it was not accepted. */
export const cardProblem = (failure: unknown): string | undefined =>
  failure instanceof AppError && failure.code === invalidCard ? failure.message : undefined

/** Puts a refusal by Stripe in plain words. Its message about a field of the card is clear as it is. */
export function declineOf({ type, code, decline_code: declineCode, message }: StripeError): AppError {
  const aboutTheCard = type === 'card_error' || code?.endsWith('authentication_failure')
  const sentence = aboutTheCard ? explainDecline(declineCode ?? code) : message
  return new AppError(
    'unprocessable',
    type === 'validation_error' ? invalidCard : 'payment_declined',
    sentence ?? explainDecline(undefined),
  )
}
