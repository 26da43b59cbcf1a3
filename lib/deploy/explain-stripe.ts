import { stripeCode } from '#core/stripe/provider-call.ts'
import { AppError } from '#shared/errors.ts'
import { DeployError } from './aws-query.ts'

/** What keeps a command from connecting with Stripe, as one line where it is not a bug of ours. */
export function explainStripe(error: unknown): never {
  if (error instanceof AppError && error.code === 'payment_provider_unavailable')
    throw new DeployError('Stripe does not answer. Check the network connection and try again.')
  if (error instanceof Error && stripeCode(error)) throw new DeployError(`Stripe says: ${error.message}`)
  throw error
}
