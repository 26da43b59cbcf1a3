import { customIdOf } from '#core/billing/paypal/custom-id.ts'
import { paypalClient } from '#core/billing/paypal/paypal.ts'
import {
  approveUrlOf,
  fetchPaypalSubscription,
  type PaypalSubscription,
} from '#core/billing/paypal/paypal-subscription.ts'
import type { StoredPlan } from '#core/billing/plans/plans.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { env } from '#core/env.ts'
import type { SubscriptionAnswer } from '#shared/billing/subscriptions/contract.ts'
import { isLive } from '#shared/billing/subscriptions/grants-access.ts'
import { siteName } from '#shared/site-name.ts'

/**
 * Makes the subscription at PayPal, once, and answers where its payer approves it. Undefined when it lost its place in
 * the meantime: the member gets no approval link, and an unapproved subscription charges nothing.
 */
export async function startPaypalSubscription(
  plan: StoredPlan,
  begun: StoredSubscription,
  now: string,
): Promise<SubscriptionAnswer | undefined> {
  const { id: subscriptionId, userId, paypal } = begun
  const theirs = paypal ? await fetchPaypalSubscription(paypal.subscriptionId) : await make(plan, begun)
  const subscription = await mirrorSubscription({ userId, subscriptionId, providerId: theirs.id }, now)
  if (!subscription || !isLive(subscription)) return undefined
  const approveUrl = subscription.status === 'incomplete' ? approveUrlOf(theirs) : undefined
  return { subscription, ...(approveUrl && { payment: { kind: 'approval', approveUrl } }) }
}

async function make(
  plan: StoredPlan,
  { id: subscriptionId, userId }: StoredSubscription,
): Promise<PaypalSubscription> {
  const planId = plan.paypal?.planId
  if (!planId) throw new Error(`The plan ${plan.id} is not at PayPal.`)
  const paypal = await paypalClient()
  return paypal.post<PaypalSubscription>('/v1/billing/subscriptions', {
    requestId: `${subscriptionId}-create`,
    body: {
      plan_id: planId,
      custom_id: customIdOf({ userId, subscriptionId }),
      application_context: {
        brand_name: siteName,
        shipping_preference: 'NO_SHIPPING',
        // An approval alone charges nothing: a page that was left open must not, weeks later.
        user_action: 'CONTINUE',
        payment_method: { payer_selected: 'PAYPAL', payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
        return_url: backTo(plan, 'return'),
        cancel_url: backTo(plan, 'cancel'),
      },
    },
  })
}

const backTo = ({ id }: StoredPlan, answer: 'return' | 'cancel') =>
  `${env('SITE_URL')}/billing/subscribe?${new URLSearchParams({ plan: id, paypal: answer })}`
