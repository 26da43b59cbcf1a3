import type Stripe from 'stripe'
import { commit } from '#core/db/commit.ts'
import { providerCall, stripeCode } from '#core/stripe/provider-call.ts'
import { plans, type StoredPlan } from './plans.ts'

/**
 * Brings a plan’s product and price at the card provider to what the plan says. Prices never change: a new one takes
 * over, and who pays the old one goes on paying it. A plan that costs nothing has neither.
 */
export async function syncStripePlan(stripe: Stripe, plan: StoredPlan): Promise<StoredPlan> {
  if (plan.priceCents === 0) return plan
  if (plan.stripe?.priceCents === plan.priceCents) return plan
  const productId = await productOf(stripe, plan)
  const price = await providerCall(() =>
    stripe.prices.create(
      {
        product: productId,
        currency: 'usd',
        unit_amount: plan.priceCents,
        recurring: { interval: plan.billingPeriod === 'yearly' ? 'year' : 'month' },
        lookup_key: plan.id,
        transfer_lookup_key: true,
        metadata: { plan_id: plan.id },
      },
      { idempotencyKey: `plan-${plan.id}-${plan.priceCents}-${plan.version}` },
    ),
  )
  const stripeIds = { productId, priceId: price.id, priceCents: plan.priceCents }
  const synced = { ...plan, stripe: stripeIds, version: plan.version + 1 }
  await commit(plans.put(synced, { version: plan.version }))
  return synced
}

/** One product for each membership: its plans differ in their period. */
async function productOf(
  stripe: Stripe,
  { type, name, description, stripe: known }: StoredPlan,
): Promise<string> {
  if (known) return known.productId
  const id = `membership_${type}`
  const product = await providerCall(() =>
    stripe.products.create(
      { id, name, description, metadata: { membership_type: type } },
      { idempotencyKey: `product-${id}` },
    ),
  ).catch((error: unknown) => {
    if (stripeCode(error) !== 'resource_already_exists') throw error
    return { id }
  })
  return product.id
}
