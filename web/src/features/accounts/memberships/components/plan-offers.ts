import type { BillingPeriod, Plan } from '#shared/billing/plans/plan.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'

/** One membership with the periods it is sold for. */
export type PlanOffer = {
  type: PublicMembershipType
  name: string
  description: string
  features: readonly string[]
  monthly?: Plan
  yearly?: Plan
}

/** The memberships in display order; a monthly and a yearly plan of one type are one offer. */
export function offersOf(plans: readonly Plan[]): PlanOffer[] {
  const offers = new Map<PublicMembershipType, PlanOffer>()
  for (const plan of plans.toSorted((a, b) => a.displayOrder - b.displayOrder)) {
    const { type, name, description, features } = plan
    const offer = offers.get(type) ?? { type, name, description, features }
    offers.set(type, { ...offer, [plan.billingPeriod]: offer[plan.billingPeriod] ?? plan })
  }
  return [...offers.values()]
}

/** The plan that is meant while this period is chosen; a membership sold for one period only has no choice. */
export const planFor = (offer: PlanOffer, period: BillingPeriod) =>
  offer[period] ?? offer.monthly ?? offer.yearly

/** The saving of a year over twelve months, in cents. */
export function yearlySaving({ monthly, yearly }: PlanOffer): number {
  return monthly && yearly ? Math.max(0, monthly.priceCents * 12 - yearly.priceCents) : 0
}

/** The saving in whole percent, rounded down so that it never promises too much. */
export function savingPercent(offer: PlanOffer): number {
  const saving = yearlySaving(offer)
  return saving && offer.monthly ? Math.floor((saving * 100) / (offer.monthly.priceCents * 12)) : 0
}

/** The label of the yearly option, from the real prices. */
export function yearlyLabel(offers: readonly PlanOffer[]): string {
  const savings = offers.map(savingPercent).filter((percent) => percent > 0)
  const most = Math.max(0, ...savings)
  if (most === 0) return 'Yearly'
  return savings.every((percent) => percent === most)
    ? `Yearly (Save ${most}%)`
    : `Yearly (Save up to ${most}%)`
}
