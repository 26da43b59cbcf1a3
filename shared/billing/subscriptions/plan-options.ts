import type { BillingPeriod, Plan } from '#shared/billing/plans/plan.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import type { PaymentProviderName } from './subscription.ts'

type Current = {
  planType: PublicMembershipType
  billingPeriod: BillingPeriod
  /** For members who already pay. */
  paymentProvider?: PaymentProviderName
}

const offeredTo: Partial<Record<PublicMembershipType, readonly PublicMembershipType[]>> = {
  competitor: ['pro_competitor', 'retailer', 'manufacturer'],
  pro_competitor: ['competitor', 'retailer', 'manufacturer'],
}

/**
 * The plans that a member may change to, in display order. Others than competitors see the plans above theirs without
 * Organization, and the way back to the free plan. Paid plans are those of the chosen period; one’s own plan is an
 * option only for the other period. What was arranged without a provider keeps the period that was agreed on.
 */
export function planOptions<Any extends Omit<Plan, 'features'>>(
  plans: readonly Any[],
  current: Current,
  period: BillingPeriod,
): Any[] {
  const own = plans.find(({ type }) => type === current.planType)
  const named = offeredTo[current.planType]
  const isFixed = current.paymentProvider === 'manual' && current.billingPeriod !== period
  const isOffered = (plan: Any) => {
    if (isFixed && plan.priceCents > 0) return false
    if (plan.type === current.planType) return plan.priceCents > 0 && current.billingPeriod !== period
    if (named) return named.includes(plan.type)
    if (plan.type === 'competitor') return true
    return plan.type !== 'organization' && plan.displayOrder > (own?.displayOrder ?? 0)
  }
  return plans
    .filter((plan) => plan.isActive && isOffered(plan))
    .filter((plan) =>
      plan.priceCents > 0 ? plan.billingPeriod === period : plan.billingPeriod === 'monthly',
    )
    .toSorted((a, b) => a.displayOrder - b.displayOrder)
}

/**
 * Tells whether a change is an upgrade, which takes effect and is paid right away: a higher plan, or the same
 * one for a year instead of a month. Everything else waits for the end of the paid period.
 */
export function isUpgrade(
  from: Pick<Plan, 'type' | 'displayOrder' | 'billingPeriod'>,
  to: Pick<Plan, 'type' | 'displayOrder' | 'billingPeriod'>,
): boolean {
  if (from.type === to.type) return from.billingPeriod === 'monthly' && to.billingPeriod === 'yearly'
  return to.displayOrder > from.displayOrder
}
