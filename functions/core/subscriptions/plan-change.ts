import { allPlans } from '#core/plans/all-plans.ts'
import { findPlan } from '#core/plans/find-plan.ts'
import type { StoredPlan } from '#core/plans/plans.ts'
import { refuseUnverified } from '#core/plans/refuse-unverified.ts'
import type { StoredUser } from '#core/users/users.ts'
import { AppError } from '#shared/errors.ts'
import type { BillingPeriod } from '#shared/plans/plan.ts'
import { isUpgrade, planOptions } from '#shared/subscriptions/plan-options.ts'
import { noActiveSubscription } from '#shared/subscriptions/subscription-rules.ts'
import { liveSubscriptionOf } from './live-subscription.ts'
import type { StoredSubscription } from './subscriptions.ts'

export type PlanChange = {
  customer: string
  subscription: StoredSubscription
  plan: StoredPlan
  direction: 'upgrade' | 'downgrade'
}

const notOffered = (sentence = 'This plan is not offered for your present one.') =>
  new AppError('unprocessable', 'plan_not_offered', sentence)

/** The change of plan that a member asks for, if it is one that is open to them now. */
export async function planChangeOf(
  user: StoredUser,
  wanted: { planId: string; billingPeriod: BillingPeriod },
): Promise<PlanChange> {
  const plan = await findPlan(wanted.planId, wanted.billingPeriod)
  const { account, subscription } = await liveSubscriptionOf(user.id)
  refuseFixed(subscription)
  refuseUnverified(user, plan.type)
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

/** Only what is paid, renews, and is billed by a card can be changed here. */
function refuseFixed(
  subscription: StoredSubscription | undefined,
): asserts subscription is StoredSubscription {
  if (subscription?.status === 'past_due' || subscription?.status === 'unpaid')
    throw new AppError(
      'conflict',
      'payment_overdue',
      'A payment for your subscription is overdue. Pay it first, then change your plan.',
    )
  if (subscription?.status !== 'active') throw noActiveSubscription()
  if (subscription.paymentProvider === 'manual')
    throw notOffered('Your plan was arranged with our team. Write to us to change it.')
  if (subscription.paymentProvider === 'paypal')
    throw notOffered('A plan that is paid with PayPal cannot be changed. End it, then choose the other one.')
  if (subscription.cancelAtPeriodEnd)
    throw notOffered('Your subscription is set to end. Keep it first, then change its plan.')
}
