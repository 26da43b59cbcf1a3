import type { Plan } from '#shared/billing/plans/plan.ts'
import { offersOf, planFor } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { shortDollars } from '#web/features/accounts/memberships/components/short-dollars.ts'

const monthlyPro = (plans: readonly Plan[] | undefined) => {
  const offer = offersOf(plans ?? []).find(({ type }) => type === 'pro_competitor')
  const plan = offer && planFor(offer, 'monthly')
  return (
    offer &&
    plan && { name: offer.name, price: shortDollars(plan.priceCents), billingPeriod: plan.billingPeriod }
  )
}

/** The name and price of the membership that opens everything: "Pro Competitor, $9.99 a month". */
export function proPrice(plans: readonly Plan[] | undefined): string | undefined {
  const found = monthlyPro(plans)
  return found && `${found.name}, ${found.price} ${found.billingPeriod === 'monthly' ? 'a month' : 'a year'}`
}

/** Its price alone: "$9.99/mo". */
export function shortProPrice(plans: readonly Plan[] | undefined): string | undefined {
  const found = monthlyPro(plans)
  return found && `${found.price}/${found.billingPeriod === 'monthly' ? 'mo' : 'yr'}`
}
