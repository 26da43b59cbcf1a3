import type { AdminPlan } from '#shared/billing/plans/admin-contract.ts'
import type { StoredPlan } from './plans.ts'

/** A plan as administrators see it. A price at a provider differs when a change of it stopped halfway. */
export function adminPlan({ stripe, paypal, ...plan }: StoredPlan): AdminPlan {
  const told = (id: string, priceCents: number) => ({
    id,
    priceCents,
    differs: priceCents !== plan.priceCents,
  })
  return {
    ...plan,
    ...(stripe && { stripe: told(stripe.priceId, stripe.priceCents) }),
    ...(paypal && { paypal: told(paypal.planId, paypal.priceCents) }),
  }
}
