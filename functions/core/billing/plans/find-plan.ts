import type { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { AppError } from '#shared/errors.ts'
import { plans, type StoredPlan } from './plans.ts'

/** A plan that is on sale. A plan has one period: naming it with the other is a mistake that must not go unnoticed. */
export async function findPlan(planId: string, billingPeriod: BillingPeriod): Promise<StoredPlan> {
  const plan = await plans.get({ id: planId })
  if (!plan?.isActive) throw planNotFound()
  if (plan.billingPeriod !== billingPeriod)
    throw new AppError('invalid', 'plan_period_mismatch', `This plan is billed ${plan.billingPeriod}.`, {
      errors: [{ path: 'body.billingPeriod', message: `Must be ${plan.billingPeriod} for this plan` }],
    })
  return plan
}

export const planNotFound = () =>
  new AppError('not_found', 'plan_not_found', 'This membership plan does not exist')
