import { AppError } from '#shared/errors.ts'
import type { StoredSubscription } from './subscriptions.ts'

/** What the card provider calls a subscription that is paid through it. */
export function stripeIdOf({ id, paymentProvider, stripe }: StoredSubscription): string {
  if (paymentProvider === 'paypal')
    throw new AppError('unavailable', 'paypal_not_configured', 'PayPal is not configured')
  if (!stripe) throw new Error(`The subscription ${id} is not at the card provider.`)
  return stripe.subscriptionId
}
