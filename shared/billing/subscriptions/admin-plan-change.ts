import type { Plan } from '#shared/billing/plans/plan.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { grantsAccess } from './grants-access.ts'
import type { Subscription } from './subscription.ts'

type Standing = Pick<
  Subscription,
  | 'status'
  | 'paymentProvider'
  | 'cancelAtPeriodEnd'
  | 'currentPeriodEndAt'
  | 'planId'
  | 'billingPeriod'
  | 'scheduledPlan'
>

export type AdminPlanChangeRefusal = {
  code: 'no_active_subscription' | 'paypal_must_agree' | 'payment_overdue' | 'plan_not_offered'
  sentence: string
}

const notOffered = (sentence: string): AdminPlanChangeRefusal => ({ code: 'plan_not_offered', sentence })

/**
 * Explains why no administrator can change the plan now, whatever the plan, and what to do instead. Undefined
 * if one can.
 */
export function adminPlanChangeRefusal(
  subscription: Standing | undefined,
  now: string,
): AdminPlanChangeRefusal | undefined {
  const isBegun = subscription && subscription.status !== 'incomplete' && subscription.status !== 'cancelled'
  if (!isBegun)
    return {
      code: 'no_active_subscription',
      sentence: 'No active subscription found. Use custom pricing instead.',
    }
  const { paymentProvider, status, cancelAtPeriodEnd, currentPeriodEndAt } = subscription
  if (paymentProvider === 'paypal')
    return {
      code: 'paypal_must_agree',
      sentence:
        'This member pays with PayPal and must approve the change there. Ask them to change the plan themselves.',
    }
  if (status === 'paused')
    return notOffered(
      'This membership is paused. Ask the member to resume it first, or use custom pricing instead.',
    )
  if (status === 'past_due' || status === 'unpaid')
    return {
      code: 'payment_overdue',
      sentence:
        'A payment for this membership is overdue. The plan can change once the member has paid, or use custom pricing instead.',
    }
  if (paymentProvider === 'stripe' && cancelAtPeriodEnd)
    return notOffered(
      `This membership ends on ${utcDay(currentPeriodEndAt)}. Ask the member to keep it first, or use custom pricing instead.`,
    )
  if (!grantsAccess(subscription, now))
    return {
      code: 'no_active_subscription',
      sentence: 'No active subscription found. Use custom pricing instead.',
    }
  return undefined
}

export type PlanChangeTime = 'period_end' | 'now'

/** Explains why this plan cannot follow then. Only asked if the plan can change at all. */
export function adminPlanRefusal(
  subscription: Standing,
  plan: Pick<Plan, 'id' | 'priceCents' | 'billingPeriod'>,
  when: PlanChangeTime,
): AdminPlanChangeRefusal | undefined {
  if (plan.priceCents === 0)
    return when === 'now' ? notOffered('The free plan can only follow at the end of the period.') : undefined
  if (when === 'now')
    return plan.billingPeriod === subscription.billingPeriod
      ? undefined
      : notOffered(
          'This plan has a different billing period. Choose a plan with the same period, or use custom pricing to start a new one.',
        )
  if (subscription.paymentProvider === 'manual')
    return notOffered('No provider renews this membership, so change it now or use custom pricing.')
  return plan.id === subscription.planId ? notOffered('The member already has this plan.') : undefined
}

const providers = { stripe: 'Stripe', paypal: 'PayPal' } as const

/** Says what custom pricing ends, so that an administrator reads it first. */
export function endsWithCustomPricing(
  subscription: Pick<Subscription, 'status' | 'paymentProvider' | 'billingPeriod'> | undefined,
): string | undefined {
  if (!subscription || subscription.status === 'cancelled' || subscription.status === 'incomplete')
    return undefined
  const { paymentProvider, billingPeriod } = subscription
  return paymentProvider === 'manual'
    ? `The current ${billingPeriod} custom pricing ends now, without a refund.`
    : `The ${billingPeriod} ${providers[paymentProvider]} plan ends now, without a refund.`
}
