import { daysRemaining } from '#shared/billing/subscriptions/proration.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'

type DaysLeftProps = { subscription: Subscription; now: string }

/** Explains what happens to the paid, unused time when the subscription is paused from now on. */
export function DaysLeft({ subscription, now }: DaysLeftProps) {
  const { planName, scheduledPlan, paymentProvider } = subscription
  const end = utcDay(subscription.currentPeriodEndAt)
  if (paymentProvider === 'paypal')
    return (
      <div className="grid gap-2 border-l-2 border-edge pl-4 text-sm text-dim">
        <p>
          <strong className="text-ink">PayPal doesn’t extend your period: it still ends on {end}.</strong> If
          you resume before then, you have {planName} for the rest of it.
        </p>
        <p>
          If you resume after {end}, {planName} stays paused until PayPal bills you again.
        </p>
      </div>
    )
  // No provider bills it, so no other subscription could begin.
  const keepsDays = paymentProvider === 'manual'
  const days = daysRemaining(subscription.currentPeriodEndAt, now)
  return (
    <div className="grid gap-2 border-l-2 border-edge pl-4 text-sm text-dim">
      <p>
        <strong className="text-ink">
          {days === 1 ? '1 day' : `${days} days`} of your period {days === 1 ? 'is' : 'are'} left.
        </strong>{' '}
        {keepsDays ? 'We keep them for you' : `Resume by ${end} and you get them back`}: your period is
        extended by the length of the pause.
      </p>
      {scheduledPlan && <p>Pausing cancels your change to {scheduledPlan.planName}.</p>}
      {!keepsDays && <p>If you resume after {end}, a new period starts that day at the full price.</p>}
    </div>
  )
}
