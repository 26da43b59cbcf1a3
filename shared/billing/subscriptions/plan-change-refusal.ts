import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { Subscription } from './subscription.ts'

type Standing = Pick<
  Subscription,
  'status' | 'cancelAtPeriodEnd' | 'paymentProvider' | 'currentPeriodEndAt' | 'planName'
>

export type PlanChangeRefusal = {
  code: 'payment_overdue' | 'plan_not_offered' | 'no_active_subscription'
  sentence: string
}

/** Explains why a plan cannot change now, and what to do about it. Undefined if it can. */
export function planChangeRefusal(subscription: Standing | undefined): PlanChangeRefusal | undefined {
  switch (subscription?.status) {
    case 'active':
      return subscription.cancelAtPeriodEnd ? ending(subscription) : undefined
    case 'past_due':
    case 'unpaid':
      return overdue(subscription)
    case 'paused':
      return notOffered('Your subscription is paused. Resume it first, then change your plan.')
    default:
      return { code: 'no_active_subscription', sentence: 'No active subscription found' }
  }
}

const notOffered = (sentence: string): PlanChangeRefusal => ({ code: 'plan_not_offered', sentence })

function ending({ paymentProvider, currentPeriodEndAt }: Standing): PlanChangeRefusal {
  return notOffered(
    paymentProvider === 'paypal'
      ? `PayPal has ended your subscription and cannot undo that. After ${utcDay(currentPeriodEndAt)}, you can choose any plan.`
      : 'Your subscription is set to end. Keep it first, then change your plan.',
  )
}

function overdue({ paymentProvider, status }: Standing): PlanChangeRefusal {
  const atPaypal =
    status === 'past_due'
      ? 'PayPal could not collect your last payment and is trying again. Change your plan once it is paid.'
      : 'PayPal could not collect your last payment. Cancel this subscription, then choose a plan again.'
  return {
    code: 'payment_overdue',
    sentence:
      paymentProvider === 'paypal'
        ? atPaypal
        : 'A payment for your subscription is overdue. Pay it first, then change your plan.',
  }
}

/**
 * Explains why a plan for the other billing period is no option: a subscription that no provider bills has an
 * agreed period, and only plans with that period can follow. Undefined if a provider bills.
 */
export function otherPeriodRefusal({
  paymentProvider,
  billingPeriod,
  currentPeriodEndAt,
}: Pick<Subscription, 'paymentProvider' | 'billingPeriod' | 'currentPeriodEndAt'>):
  | PlanChangeRefusal
  | undefined {
  if (paymentProvider !== 'manual') return undefined
  const [own, other] = billingPeriod === 'yearly' ? ['year', 'month'] : ['month', 'year']
  return notOffered(
    `You arranged your plan with our team for one ${own}, until ${utcDay(currentPeriodEndAt)}. Until then, you can change to other plans billed by the ${own}. After that day, you can choose one billed by the ${other}.`,
  )
}
