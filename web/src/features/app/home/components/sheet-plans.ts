import type { Plan } from '#shared/billing/plans/plan.ts'

export type SheetPlan = Pick<Plan, 'id' | 'name' | 'priceCents' | 'billingPeriod' | 'features'>

/** One line for each membership, by the month where it is sold so, with three features at most. */
export const sheetPlans = (plans: readonly Pick<Plan, keyof SheetPlan | 'type'>[]): SheetPlan[] =>
  plans
    .filter(
      (plan) =>
        plan.billingPeriod === 'monthly' ||
        !plans.some((other) => other.type === plan.type && other.billingPeriod === 'monthly'),
    )
    .map(({ id, name, priceCents, billingPeriod, features }) => ({
      id,
      name,
      priceCents,
      billingPeriod,
      features: features.slice(0, 3),
    }))
