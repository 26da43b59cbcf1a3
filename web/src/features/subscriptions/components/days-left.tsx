import { daysRemaining } from '#shared/subscriptions/proration.ts'
import type { Subscription } from '#shared/subscriptions/subscription.ts'
import { utcDay } from '#shared/time/utc-day.ts'

type DaysLeftProps = { subscription: Subscription; now: string }

/** What becomes of the time that is paid and not used, when the subscription rests from now on. */
export function DaysLeft({ subscription, now }: DaysLeftProps) {
  const { planName, scheduledPlan, paymentProvider } = subscription
  const end = utcDay(subscription.currentPeriodEndAt)
  if (paymentProvider === 'paypal')
    return (
      <div className="grid gap-2 border-l-2 border-edge pl-4 text-sm text-dim">
        <p>
          <strong className="text-ink">PayPal keeps no days: your period still ends on {end}.</strong> Go on
          before that and {planName} is yours for what is left of it.
        </p>
        <p>
          Go on after {end} and {planName} rests until PayPal bills again.
        </p>
      </div>
    )
  // No one bills it, so nothing else could begin.
  const keepsDays = paymentProvider === 'manual'
  const days = daysRemaining(subscription.currentPeriodEndAt, now)
  return (
    <div className="grid gap-2 border-l-2 border-edge pl-4 text-sm text-dim">
      <p>
        <strong className="text-ink">
          {days === 1 ? '1 day' : `${days} days`} of your period {days === 1 ? 'is' : 'are'} left.
        </strong>{' '}
        {keepsDays ? 'They are kept for you' : `Resume by ${end} and they are yours again`}: your period ends
        later by as long as the pause was.
      </p>
      {scheduledPlan && <p>Your change to {scheduledPlan.planName} is taken back by the pause.</p>}
      {!keepsDays && <p>Resume after {end} and a new period begins on that day, paid in full.</p>}
    </div>
  )
}
