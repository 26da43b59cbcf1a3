import type Stripe from 'stripe'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { commit } from '#core/platform/db/commit.ts'
import { plans, type StoredPlan } from './plans.ts'
import { untaxedInPrice } from './untaxed-in-price.ts'

/**
 * Brings a plan’s product and price at the card provider in line with the plan. Prices never change: a new one takes
 * over, and members who pay the old one go on paying it. A plan that costs nothing has neither.
 */
export async function syncStripePlan(stripe: Stripe, plan: StoredPlan): Promise<StoredPlan> {
  const priced = await pricedAtStripe(stripe, plan)
  return priced === plan ? plan : store(priced)
}

/** The plan with its price at the card provider, which is made there if it is not there yet; nothing is stored here. */
export async function pricedAtStripe(stripe: Stripe, plan: StoredPlan): Promise<StoredPlan> {
  if (plan.priceCents === 0) return plan
  const taxCode = taxCodeOf(plan)
  if (plan.stripe?.priceCents === plan.priceCents && plan.stripe.taxCode === taxCode) return plan
  const productId = await productOf(stripe, plan)
  if (plan.stripe && plan.stripe.taxCode !== taxCode) {
    await providerCall(() => stripe.products.update(productId, { tax_code: taxCode }))
    await untaxedInPrice(stripe, plan.stripe.priceId)
  }
  if (plan.stripe?.priceCents === plan.priceCents) return { ...plan, stripe: { ...plan.stripe, taxCode } }
  const price = await providerCall(() =>
    stripe.prices.create(
      {
        product: productId,
        currency: 'usd',
        unit_amount: plan.priceCents,
        tax_behavior: 'exclusive',
        recurring: { interval: plan.billingPeriod === 'yearly' ? 'year' : 'month' },
        lookup_key: plan.id,
        transfer_lookup_key: true,
        metadata: { plan_id: plan.id },
      },
      { idempotencyKey: `plan-${plan.id}-${plan.priceCents}-${plan.version}` },
    ),
  )
  const stripeIds = { productId, priceId: price.id, priceCents: plan.priceCents, taxCode }
  return { ...plan, stripe: stripeIds }
}

async function store(plan: StoredPlan): Promise<StoredPlan> {
  const synced = { ...plan, version: plan.version + 1 }
  await commit(plans.put(synced, { version: plan.version }))
  return synced
}

/**
 * The product is the use of software over the network: for a person with the Competitor’s plans, for a business with
 * the others, which some places tax differently.
 */
const taxCodeOf = ({ type }: StoredPlan) =>
  type === 'competitor' || type === 'pro_competitor' ? 'txcd_10103000' : 'txcd_10103001'

/** One product for each membership: its plans differ in their period. */
async function productOf(stripe: Stripe, plan: StoredPlan): Promise<string> {
  const { type, name, description, stripe: known } = plan
  if (known) return known.productId
  const id = `membership_${type}`
  const product = await providerCall(() =>
    stripe.products.create(
      { id, name, description, tax_code: taxCodeOf(plan), metadata: { membership_type: type } },
      { idempotencyKey: `product-${id}` },
    ),
  ).catch((error: unknown) => {
    if (stripeCode(error) !== 'resource_already_exists') throw error
    return providerCall(() => stripe.products.update(id, { tax_code: taxCodeOf(plan) }))
  })
  return product.id
}
