import { allPlans } from '#core/billing/plans/all-plans.ts'
import { findPlan } from '#core/billing/plans/find-plan.ts'
import type { StoredPlan } from '#core/billing/plans/plans.ts'
import { refuseUnverified } from '#core/billing/plans/refuse-unverified.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { grantsAccess } from '#shared/billing/subscriptions/grants-access.ts'
import { otherPeriodRefusal, planChangeRefusal } from '#shared/billing/subscriptions/plan-change-refusal.ts'
import { isUpgrade, planOptions } from '#shared/billing/subscriptions/plan-options.ts'
import { noActiveSubscription } from '#shared/billing/subscriptions/subscription-rules.ts'
import { AppError } from '#shared/errors.ts'
import { liveSubscriptionOf } from './live-subscription.ts'
import type { StoredSubscription } from './subscriptions.ts'

export type PlanChange = {
  customer: string
  subscription: StoredSubscription
  plan: StoredPlan
  direction: 'upgrade' | 'downgrade'
}

const notOffered = (sentence = 'You cannot change to this plan from your current one.') =>
  new AppError('unprocessable', 'plan_not_offered', sentence)

/** The change of plan that a member asks for, if it is one that is open to them now. */
export async function planChangeOf(
  user: StoredUser,
  wanted: { planId: string; billingPeriod: BillingPeriod },
  now: string,
): Promise<PlanChange> {
  const plan = await findPlan(wanted.planId, wanted.billingPeriod)
  const { account, subscription } = await liveSubscriptionOf(user.id)
  refuseFixed(subscription, now)
  refuseUnverified(user, plan.type)
  const otherPeriod = otherPeriodRefusal(subscription)
  if (otherPeriod && plan.priceCents > 0 && wanted.billingPeriod !== subscription.billingPeriod)
    throw notOffered(otherPeriod.sentence)
  const catalogue = await allPlans()
  const current = catalogue.find(({ id }) => id === subscription.planId)
  if (
    !current ||
    !planOptions(catalogue, subscription, wanted.billingPeriod).some(({ id }) => id === plan.id)
  )
    throw notOffered()
  return {
    customer: account.stripeCustomerId ?? '',
    subscription,
    plan,
    direction: isUpgrade(current, plan) ? 'upgrade' : 'downgrade',
  }
}

const kinds = {
  payment_overdue: 'conflict',
  plan_not_offered: 'unprocessable',
  no_active_subscription: 'not_found',
} as const

/**
 * Only a paid, running subscription can change its plan; one that no provider renews may be over before anyone has
 * noted it.
 */
function refuseFixed(
  subscription: StoredSubscription | undefined,
  now: string,
): asserts subscription is StoredSubscription {
  const refusal = planChangeRefusal(subscription)
  if (refusal) throw new AppError(kinds[refusal.code], refusal.code, refusal.sentence)
  if (!subscription || !grantsAccess(subscription, now)) throw noActiveSubscription()
}
