import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'

/** The card provider’s name for a subscription that is paid through it. */
export function stripeIdOf({ id, stripe }: StoredSubscription): string {
  if (!stripe) throw new Error(`The subscription ${id} is not at the card provider.`)
  return stripe.subscriptionId
}
