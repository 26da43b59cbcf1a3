import type { Paypal } from '#core/billing/paypal/paypal.ts'
import { paypalMoney } from '#core/billing/paypal/paypal-cents.ts'
import { paypalIssue } from '#core/billing/paypal/paypal-problem.ts'
import { commit } from '#core/platform/db/commit.ts'
import { siteName } from '#shared/site-name.ts'
import { plans, type StoredPlan } from './plans.ts'

/**
 * The number of failed renewals allowed: after one that failed for good nothing more is tried, because the
 * debt must be paid first.
 */
export const failuresBorne = 1

/** One product for all memberships: PayPal changes a subscription only to plans of the same product. */
const productId = 'membership'

/**
 * Brings a plan’s product and plan at PayPal in line with the plan. A new price is a new plan there: members who pay
 * the old one go on paying it. A plan that costs nothing has neither.
 */
export async function syncPaypalPlan(paypal: Paypal, plan: StoredPlan): Promise<StoredPlan> {
  const priced = await pricedAtPaypal(paypal, plan)
  if (priced === plan) return plan
  const synced = { ...priced, version: plan.version + 1 }
  await commit(plans.put(synced, { version: plan.version }))
  return synced
}

/** The plan with its plan at PayPal, which is made there if it is not there yet; nothing is stored here. */
export async function pricedAtPaypal(paypal: Paypal, plan: StoredPlan): Promise<StoredPlan> {
  const { paypal: known } = plan
  const inStep = known?.priceCents === plan.priceCents && known.productId === productId
  if (plan.priceCents === 0 || inStep) return plan
  await makeProduct(paypal)
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
  return { ...plan, paypal: { productId, planId, priceCents: plan.priceCents } }
}

async function makeProduct(paypal: Paypal): Promise<void> {
  await paypal
    .post('/v1/catalogs/products', {
      requestId: `product-${productId}`,
      body: { id: productId, name: `${siteName} membership`, type: 'SERVICE' },
    })
    .catch((error: unknown) => {
      if (paypalIssue(error) !== 'DUPLICATE_RESOURCE_IDENTIFIER') throw error
    })
}
