import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'

type Ending = Pick<
  Subscription,
  'planName' | 'paidPlanName' | 'currentPeriodEndAt' | 'status' | 'paymentProvider'
>

/**
 * Explains to a member what canceling would do. A paused subscription, or one that waits for PayPal’s money,
 * has no period to keep.
 */
export function cancelConsequence(
  { planName, paidPlanName, currentPeriodEndAt, status, paymentProvider }: Ending,
  immediate: boolean,
): string {
  const owedAtPaypal = paymentProvider === 'paypal' && status === 'past_due'
  if (immediate || owedAtPaypal || status === 'paused' || status === 'unpaid')
    return `${planName} ends now, and your account becomes a free Competitor account. You get no refund.`
  const kept = paidPlanName
    ? `${planName} isn’t paid yet, so you keep ${paidPlanName} until`
    : `You keep ${planName} until`
  return `${kept} ${utcDay(currentPeriodEndAt)}. After that, your account becomes a free Competitor account and you pay nothing more.${paymentProvider === 'paypal' ? ' You can’t undo this: PayPal ends the agreement.' : ''}`
}
