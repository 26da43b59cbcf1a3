import type { Subscription } from '#shared/subscriptions/subscription.ts'
import { utcDay } from '#shared/time/utc-day.ts'

type Ending = Pick<
  Subscription,
  'planName' | 'paidPlanName' | 'currentPeriodEndAt' | 'status' | 'paymentProvider'
>

/** What cancelling means for whoever is about to. What rests or waits for PayPal’s money has no period to be kept. */
export function cancelConsequence(
  { planName, paidPlanName, currentPeriodEndAt, status, paymentProvider }: Ending,
  immediate: boolean,
): string {
  const owedAtPaypal = paymentProvider === 'paypal' && status === 'past_due'
  if (immediate || owedAtPaypal || status === 'paused' || status === 'unpaid')
    return `${planName} ends now, and your account goes on as a free Competitor. Nothing is paid back.`
  const kept = paidPlanName
    ? `${planName} is not paid yet, so you have ${paidPlanName} until`
    : `${planName} stays yours until`
  return `${kept} ${utcDay(currentPeriodEndAt)}. Then your account goes on as a free Competitor, and you pay nothing more.${paymentProvider === 'paypal' ? ' This cannot be taken back: PayPal ends the agreement.' : ''}`
}
