import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'

/** PayPal’s name for a subscription that is paid through it. */
export function paypalIdOf({ id, paypal }: StoredSubscription): string {
  if (!paypal) throw new Error(`The subscription ${id} is not at PayPal.`)
  return paypal.subscriptionId
}
