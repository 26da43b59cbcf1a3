import type { StoredSubscription } from '#core/subscriptions/subscriptions.ts'

/** What the card provider calls a subscription that is paid through it. */
export function stripeIdOf({ id, stripe }: StoredSubscription): string {
  if (!stripe) throw new Error(`The subscription ${id} is not at the card provider.`)
  return stripe.subscriptionId
}
