import type { Subscription } from '#shared/subscriptions/subscription.ts'
import { billingDay } from '#web/features/billing/components/billing-day.ts'

type Ending = Pick<Subscription, 'planName' | 'currentPeriodEndAt' | 'status'>

/** What cancelling means for whoever is about to. What rests, paused or unpaid, has no period to be kept. */
export function cancelConsequence(
  { planName, currentPeriodEndAt, status }: Ending,
  immediate: boolean,
): string {
  if (immediate || status === 'paused' || status === 'unpaid')
    return `${planName} ends now, and your account goes on as a free Competitor. Nothing is paid back.`
  return `${planName} stays yours until ${billingDay(currentPeriodEndAt)}. Then your account goes on as a free Competitor, and you pay nothing more.`
}
