import type { Plan } from '#shared/billing/plans/plan.ts'
import { offersOf, planFor } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { shortDollars } from '#web/features/accounts/memberships/components/short-dollars.ts'

/** The name and price of the membership that opens everything: "Pro Competitor, $9.99 a month". */
export function proPrice(plans: readonly Plan[] | undefined): string | undefined {
  const offer = offersOf(plans ?? []).find(({ type }) => type === 'pro_competitor')
  const plan = offer && planFor(offer, 'monthly')
  if (!offer || !plan) return undefined
  const period = plan.billingPeriod === 'monthly' ? 'a month' : 'a year'
  return `${offer.name}, ${shortDollars(plan.priceCents)} ${period}`
}
