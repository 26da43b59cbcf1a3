import { PaypalProblem } from '#core/billing/paypal/paypal-problem.ts'
import { stripeCode } from '#core/billing/stripe/provider-call.ts'
import { AppError } from '#shared/errors.ts'
import { DeployError } from './aws-query.ts'

/** The reason a command cannot connect with a payment provider, as one line if it is not a bug of ours. */
export const explain =
  (provider: 'Stripe' | 'PayPal') =>
  (error: unknown): never => {
    if (isSilence(error))
      throw new DeployError(`${provider} is not responding. Check the network connection and try again.`)
    if (error instanceof PaypalProblem || (error instanceof Error && stripeCode(error)))
      throw new DeployError(`${provider} says: ${error.message}`)
    if (error instanceof AppError && error.code === 'tax_not_ready') throw new DeployError(error.message)
    throw error
  }

const isSilence = (error: unknown) =>
  (error instanceof AppError && error.code === 'payment_provider_unavailable') ||
  (error instanceof TypeError && error.message === 'fetch failed')
