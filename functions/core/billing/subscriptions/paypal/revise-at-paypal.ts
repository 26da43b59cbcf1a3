import { paypalClient } from '#core/billing/paypal/paypal.ts'
import { paypalProblemIn } from '#core/billing/paypal/paypal-problem.ts'
import { approveUrlOf, type PaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import { mirrorKnownSubscription } from '#core/billing/subscriptions/mirror-known-subscription.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { env } from '#core/env.ts'
import { siteName } from '#shared/site-name.ts'
import { paypalIdOf } from './paypal-id-of.ts'
import { reviseRefusal } from './revise-refusal.ts'

/**
 * Asks PayPal for the change that waits on a subscription, once, and keeps where its payer approves it. Until that
 * nothing changes, there or here. Asked for again, a change that was not answered yet has the same page.
 */
export async function reviseAtPaypal(claimed: StoredSubscription, now: string): Promise<StoredSubscription> {
  const { pendingPlan: pending, userId, id: subscriptionId } = claimed
  if (!pending?.paypalPlanId || pending.approveUrl) return claimed
  const { previewId, paypalPlanId } = pending
  const named = { userId, subscriptionId }
  const isOurs = (read: StoredSubscription) => read.pendingPlan?.previewId === previewId
  try {
    const approveUrl = await revise(paypalIdOf(claimed), { previewId, paypalPlanId })
    return await mirrorKnownSubscription(
      {
        ...named,
        ours: (read) =>
          read.pendingPlan && isOurs(read) && approveUrl
            ? { pendingPlan: { ...read.pendingPlan, approveUrl } }
            : {},
      },
      now,
    )
  } catch (error) {
    const problem = paypalProblemIn(error)
    if (problem?.status !== 422) throw error
    const after = await mirrorKnownSubscription(
      { ...named, ours: (read) => (isOurs(read) ? { pendingPlan: undefined } : {}) },
      now,
    )
    throw reviseRefusal(problem, after, pending.planName)
  }
}

/** Returns the page where the payer approves; undefined if PayPal needs no consent and the change is made. */
async function revise(
  id: string,
  { previewId, paypalPlanId }: { previewId: string; paypalPlanId: string },
): Promise<string | undefined> {
  const paypal = await paypalClient()
  const revised = await paypal.post<PaypalSubscription>(`/v1/billing/subscriptions/${id}/revise`, {
    requestId: `${previewId}-revise`,
    body: {
      plan_id: paypalPlanId,
      application_context: {
        brand_name: siteName,
        shipping_preference: 'NO_SHIPPING',
        payment_method: { payer_selected: 'PAYPAL', payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
        return_url: backTo('return'),
        cancel_url: backTo('cancel'),
      },
    },
  })
  return approveUrlOf(revised)
}

const backTo = (answer: 'return' | 'cancel') =>
  `${env('SITE_URL')}/billing?${new URLSearchParams({ paypal: answer })}`
