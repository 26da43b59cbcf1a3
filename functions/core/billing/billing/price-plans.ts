import type Stripe from 'stripe'
import type { Paypal } from '#core/billing/paypal/paypal.ts'
import { paypalIssue } from '#core/billing/paypal/paypal-problem.ts'
import { allPlans } from '#core/billing/plans/all-plans.ts'
import { plans, type StoredPlan } from '#core/billing/plans/plans.ts'
import { pricedAtPaypal } from '#core/billing/plans/sync-paypal-plan.ts'
import { pricedAtStripe } from '#core/billing/plans/sync-stripe-plan.ts'
import type { Write } from '#core/platform/db/write.ts'
import { withoutForeignPrice } from './without-foreign-price.ts'

type Priced = {
  writes: Write[]
  /** Plans whose price was made in another account, or in its other mode. */
  foreign: number
}

/**
 * Makes the price of every paid plan at the providers that are given, and answers the writes that store them: they
 * belong into the same commit as the settings, so that no checkout meets prices of one account and keys of another.
 * Every paid plan is written, which refuses a change of price that began before.
 */
export async function pricePlans({
  stripe,
  paypal,
}: {
  stripe: Stripe | undefined
  paypal: Paypal | undefined
}): Promise<Priced> {
  const paid = (await allPlans({ consistent: true })).filter(({ priceCents }) => priceCents > 0)
  const writes: Write[] = []
  let foreign = 0
  for (const plan of paid) {
    const known = await withoutForeign(plan, stripe, paypal)
    if (known !== plan) foreign++
    const atStripe = stripe ? await pricedAtStripe(stripe, known) : known
    const priced = paypal ? await pricedAtPaypal(paypal, atStripe) : atStripe
    writes.push(plans.put({ ...priced, version: plan.version + 1 }, { version: plan.version }))
  }
  return { writes, foreign }
}

/** Tells whether the keys belong to a different account than the one in which our prices were made. */
export async function isOtherAccount(provider: { stripe: Stripe } | { paypal: Paypal }): Promise<boolean> {
  const catalogue = await allPlans({ consistent: true })
  const [stripe, paypal] = 'stripe' in provider ? [provider.stripe, undefined] : [undefined, provider.paypal]
  const sold = catalogue.find((plan) => (stripe ? plan.stripe : plan.paypal))
  return sold !== undefined && (await withoutForeign(sold, stripe, paypal)) !== sold
}

async function withoutForeign(
  plan: StoredPlan,
  stripe: Stripe | undefined,
  paypal: Paypal | undefined,
): Promise<StoredPlan> {
  const known = stripe ? await withoutForeignPrice(stripe, plan) : plan
  if (!paypal || !known.paypal) return known
  const missing = await paypal.get(`/v1/billing/plans/${known.paypal.planId}`).then(
    () => false,
    (error: unknown) => {
      if (!missingAtPaypal.has(paypalIssue(error) ?? '')) throw error
      return true
    },
  )
  return missing ? { ...known, paypal: undefined } : known
}

const missingAtPaypal = new Set(['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'])
