import type Stripe from 'stripe'
import type { StoredPlan } from '#core/billing/plans/plans.ts'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'

/**
 * Other keys may belong to another account, or to the same one’s other mode, where our price is not known.
 */
export async function withoutForeignPrice(stripe: Stripe, plan: StoredPlan): Promise<StoredPlan> {
  if (!plan.stripe) return plan
  try {
    const { priceId } = plan.stripe
    await providerCall(() => stripe.prices.retrieve(priceId))
    return plan
  } catch (error) {
    if (stripeCode(error) !== 'resource_missing') throw error
    return { ...plan, stripe: undefined }
  }
}
