import { providerUnavailable } from '#core/billing/provider-unavailable.ts'
import { log } from '#core/log/log.ts'
import { AppError } from '#shared/errors.ts'
import { explainDecline } from '#shared/transactions/explain-decline.ts'

type StripeProblem = {
  type: string
  code?: string
  decline_code?: string
  message?: string
  statusCode?: number
}

const isStripeProblem = (error: unknown): error is Error & StripeProblem =>
  error instanceof Error && /^Stripe\w*Error$/.test((error as Error & { type?: string }).type ?? '')

/** What Stripe calls the reason of a refusal, for code that wants to treat one of them differently. */
export const stripeCode = (error: unknown): string | undefined =>
  isStripeProblem(error) ? (error.code ?? error.type) : undefined

export const stripeStatus = (error: unknown): number | undefined =>
  isStripeProblem(error) ? error.statusCode : undefined

/**
 * Runs a call of the card provider. A declined card becomes a refusal in plain words, an unreachable provider one that
 * says to try again; whatever else goes wrong is a bug of ours and stays one.
 */
export async function providerCall<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!isStripeProblem(error)) throw error
    if (error.type === 'StripeCardError')
      throw new AppError(
        'unprocessable',
        'payment_declined',
        explainDecline(error.decline_code ?? error.code),
      )
    if (isPassing(error)) {
      log.error('stripe.unavailable', { error })
      throw providerUnavailable()
    }
    throw error
  }
}

const isPassing = ({ type, statusCode = 0 }: StripeProblem) =>
  type === 'StripeConnectionError' ||
  type === 'StripeRateLimitError' ||
  statusCode >= 500 ||
  statusCode === 409
