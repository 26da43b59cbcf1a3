import { commit } from '#core/db/commit.ts'
import type { Paypal } from '#core/paypal/paypal.ts'
import { paypalMoney } from '#core/paypal/paypal-cents.ts'
import { paypalIssue } from '#core/paypal/paypal-problem.ts'
import { plans, type StoredPlan } from './plans.ts'

/** After one renewal that failed for good nothing more is tried: what is owed is to be paid first. */
const failuresBorne = 1

/**
 * Brings a plan’s product and plan at PayPal to what the plan says. A new price is a new plan there: who pays the old
 * one goes on paying it. A plan that costs nothing has neither.
 */
export async function syncPaypalPlan(paypal: Paypal, plan: StoredPlan): Promise<StoredPlan> {
  if (plan.priceCents === 0 || plan.paypal?.priceCents === plan.priceCents) return plan
  const productId = plan.paypal?.productId ?? (await productOf(paypal, plan))
  const { id: planId } = await paypal.post<{ id: string }>('/v1/billing/plans', {
    requestId: `plan-${plan.id}-${plan.priceCents}-${plan.version}`,
    body: {
      product_id: productId,
      name: plan.name,
      billing_cycles: [
        {
          frequency: { interval_unit: plan.billingPeriod === 'yearly' ? 'YEAR' : 'MONTH', interval_count: 1 },
          tenure_type: 'REGULAR',
          sequence: 1,
          total_cycles: 0,
          pricing_scheme: { fixed_price: paypalMoney(plan.priceCents) },
        },
      ],
      payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: failuresBorne },
    },
  })
  const paypalIds = { productId, planId, priceCents: plan.priceCents }
  const synced = { ...plan, paypal: paypalIds, version: plan.version + 1 }
  await commit(plans.put(synced, { version: plan.version }))
  return synced
}

/** One product for each membership: its plans differ in their period. */
async function productOf(paypal: Paypal, { type, name }: StoredPlan): Promise<string> {
  const id = `membership_${type}`
  await paypal
    .post('/v1/catalogs/products', {
      requestId: `product-${id}`,
      body: { id, name: `${name} membership`, type: 'SERVICE' },
    })
    .catch((error: unknown) => {
      if (paypalIssue(error) !== 'DUPLICATE_RESOURCE_IDENTIFIER') throw error
    })
  return id
}
