import type { Plan } from '#shared/billing/plans/plan.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { leaveFor } from '#web/lib/leave-for.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

type SubscriptionNoticeProps = { subscription: Subscription; plans: readonly Plan[] | undefined }

/** Says what is about to happen to a subscription, or what keeps it from running. */
export function SubscriptionNotice({ subscription, plans }: SubscriptionNoticeProps) {
  const { status, planName, scheduledPlan, pendingPlan, paidPlanName } = subscription
  const { cancelAtPeriodEnd, currentPeriodEndAt } = subscription
  const until = utcDay(currentPeriodEndAt)
  // No one can pay here what only PayPal can collect.
  const atPaypal = subscription.paymentProvider === 'paypal'
  if (status === 'past_due')
    return (
      <Banner tone="danger">
        {atPaypal
          ? `PayPal could not collect your last payment. You keep ${planName} while PayPal tries again. Check the payment method in your PayPal account.`
          : `Your last payment failed. You keep ${planName} while we try again, or you can pay it now.`}
      </Banner>
    )
  if (status === 'unpaid')
    return (
      <Banner tone="danger">
        {atPaypal
          ? `PayPal could not collect your payment and has stopped trying. To get ${planName} back, cancel this subscription and choose a plan.`
          : `Your payment failed several times. Pay it to get ${planName} back.`}
      </Banner>
    )
  if (status === 'incomplete') return <Banner>{planName} starts when your first payment goes through.</Banner>
  if (status !== 'active') return null
  if (cancelAtPeriodEnd)
    return (
      <Banner>
        You keep {planName} until {until}. After that, your account becomes a free Competitor account.
      </Banner>
    )
  if (pendingPlan) return <PendingNotice planName={planName} pending={pendingPlan} />
  if (scheduledPlan) {
    const period = plans?.find(({ id }) => id === scheduledPlan.planId)?.billingPeriod
    const price = scheduledPlan.priceCents > 0 && ` for ${dollars(scheduledPlan.priceCents)}`
    return (
      <Banner tone="info">
        {planName} stays the same until {utcDay(scheduledPlan.at)}. Then your plan changes to{' '}
        {scheduledPlan.planName}
        {price}
        {price && period && ` a ${period === 'yearly' ? 'year' : 'month'}`}.
      </Banner>
    )
  }
  if (paidPlanName)
    return (
      <Banner tone="info">
        PayPal charges the first payment for {planName} on {until}. If you cancel before then, you go back to{' '}
        {paidPlanName} until that day.
      </Banner>
    )
  return null
}

type PendingNoticeProps = { planName: string; pending: NonNullable<Subscription['pendingPlan']> }

/** A requested change, and the steps left for it. */
function PendingNotice({ planName, pending }: PendingNoticeProps) {
  const { planName: wanted, waitsFor, approveUrl } = pending
  if (waitsFor === 'payment')
    return (
      <Banner tone="info">
        Your change to {wanted} is waiting for payment. Choose it again to pay. Until then, you keep{' '}
        {planName}.
      </Banner>
    )
  return (
    <Banner
      tone="info"
      action={
        approveUrl && (
          <Button data-own size="sm" onClick={() => leaveFor(approveUrl)}>
            Continue to PayPal
          </Button>
        )
      }
    >
      Your change to {wanted === planName ? 'another billing period' : wanted} is waiting for your approval at
      PayPal. Nothing changes until then.
    </Banner>
  )
}
