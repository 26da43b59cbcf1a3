import { paypalIssue } from '#core/billing/paypal/paypal-problem.ts'
import { fetchPaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import { allPlans } from '#core/billing/plans/all-plans.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { withPaidUpgrade } from './manual/with-paid-upgrade.ts'
import { isUnknownPlan } from './paypal/read-paypal-plan.ts'
import { readPaypalSubscription } from './paypal/read-paypal-subscription.ts'
import { readStripeSubscription } from './stripe/read-stripe-subscription.ts'
import type { StoredSubscription } from './subscriptions.ts'

const mirroredParts = ['schedule', 'discounts.source.coupon', 'latest_invoice.discounts.source.coupon']

/** Our subscription as its provider has it now; undefined while the provider has none. */
export async function fetchSubscription(
  ours: StoredSubscription,
  providerId: string | undefined,
  now: string,
): Promise<StoredSubscription | undefined> {
  switch (ours.paymentProvider) {
    case 'stripe': {
      const id = ours.stripe?.subscriptionId ?? providerId
      if (!id) return undefined
      const stripe = await stripeClient()
      const theirs = await providerCall(() => stripe.subscriptions.retrieve(id, { expand: mirroredParts }))
      return readStripeSubscription(ours, theirs)
    }
    case 'paypal': {
      const id = ours.paypal?.subscriptionId ?? providerId
      return id ? readPaypal(ours, id, now) : undefined
    }
    case 'manual':
      return endedByTime(await withPaidUpgrade(ours, providerId, now), now)
  }
}

async function readPaypal(ours: StoredSubscription, id: string, now: string): Promise<StoredSubscription> {
  try {
    const theirs = await fetchPaypalSubscription(id)
    const catalogue = isUnknownPlan(ours, theirs) ? await allPlans() : []
    return readPaypalSubscription(ours, theirs, now, catalogue)
  } catch (error) {
    // PayPal forgets an unapproved subscription after a while.
    const forgotten = ours.status === 'incomplete' && paypalIssue(error) === 'INVALID_RESOURCE_ID'
    if (!forgotten) throw error
    return { ...ours, status: 'cancelled', cancelledAt: now, endedAt: now }
  }
}

/** A subscription that no provider renews is over with its period, which a pause keeps waiting. */
function endedByTime(ours: StoredSubscription, now: string): StoredSubscription {
  const { status, currentPeriodEndAt: endedAt } = ours
  if (status === 'cancelled' || status === 'paused' || now < endedAt) return ours
  return { ...ours, status: 'cancelled', endedAt, cancelledAt: ours.cancelledAt ?? endedAt }
}
