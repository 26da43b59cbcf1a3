import type { PaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import type { BillingPeriod } from '#shared/billing/plans/plan.ts'

/**
 * Returns the start and the length of the periods of a PayPal subscription: a change of plan may alter both.
 */
export function paypalCycle(
  { paypal, billingPeriod }: StoredSubscription,
  { start_time: startAt }: PaypalSubscription,
): { anchorAt: string; every: BillingPeriod } {
  return paypal?.cycle ?? { anchorAt: startAt, every: paypal?.agreed?.paid.billingPeriod ?? billingPeriod }
}
