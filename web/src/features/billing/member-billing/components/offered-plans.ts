import type { BillingPeriod, Plan } from '#shared/billing/plans/plan.ts'
import { adminPlanRefusal, type PlanChangeTime } from '#shared/billing/subscriptions/admin-plan-change.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

export const periodWord: Record<BillingPeriod, string> = { monthly: 'month', yearly: 'year' }

export const planLabel = ({ name, priceCents, billingPeriod }: Plan) =>
  priceCents === 0 ? `${name}, free` : `${name}, ${dollars(priceCents)} a ${periodWord[billingPeriod]}`

/** The plans that may follow then, by the rule by which the server refuses the others. */
export const plansFor = (plans: readonly Plan[], subscription: Subscription, when: PlanChangeTime): Plan[] =>
  plans.filter(
    (plan) =>
      plan.isActive &&
      plan.id !== subscription.planId &&
      !(plan.priceCents === 0 && plan.billingPeriod === 'yearly') &&
      !adminPlanRefusal(subscription, plan, when),
  )

/** One paid plan for each name: an agreement has its own price and period. */
export const pricedPlans = (plans: readonly Plan[], period: BillingPeriod): Plan[] =>
  plans.filter((plan) => plan.isActive && plan.priceCents > 0 && plan.billingPeriod === period)
