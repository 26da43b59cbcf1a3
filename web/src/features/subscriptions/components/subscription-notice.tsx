import { dollars } from '#shared/money/dollars.ts'
import type { Plan } from '#shared/plans/plan.ts'
import type { Subscription } from '#shared/subscriptions/subscription.ts'
import { utcDay } from '#shared/time/utc-day.ts'
import { leaveFor } from '#web/lib/leave-for.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

type SubscriptionNoticeProps = { subscription: Subscription; plans: readonly Plan[] | undefined }

/** What is about to happen to a subscription, or keeps it from running. */
export function SubscriptionNotice({ subscription, plans }: SubscriptionNoticeProps) {
  const { status, planName, scheduledPlan, pendingPlan, paidPlanName } = subscription
  const { cancelAtPeriodEnd, currentPeriodEndAt } = subscription
  const until = utcDay(currentPeriodEndAt)
  // Nobody can pay here what PayPal alone can collect.
  const atPaypal = subscription.paymentProvider === 'paypal'
  if (status === 'past_due')
    return (
      <Banner tone="danger">
        {atPaypal
          ? `PayPal could not collect the last payment. You keep ${planName} while PayPal tries again; look in your PayPal account at the way you pay.`
          : `The last payment failed. You keep ${planName} while it is tried again; paying it yourself ends the wait.`}
      </Banner>
    )
  if (status === 'unpaid')
    return (
      <Banner tone="danger">
        {atPaypal
          ? `PayPal could not collect the payment and has stopped trying. To have ${planName} again, end this subscription and choose a plan.`
          : `The payment was tried several times and failed. Pay it to have ${planName} again.`}
      </Banner>
    )
  if (status === 'incomplete')
    return <Banner>{planName} begins when its first payment has gone through.</Banner>
  if (status !== 'active') return null
  if (cancelAtPeriodEnd)
    return (
      <Banner>
        You keep {planName} until {until}. Then your account goes on with the free Competitor membership.
      </Banner>
    )
  if (pendingPlan) return <PendingNotice planName={planName} pending={pendingPlan} />
  if (scheduledPlan) {
    const period = plans?.find(({ id }) => id === scheduledPlan.planId)?.billingPeriod
    const price = scheduledPlan.priceCents > 0 && ` for ${dollars(scheduledPlan.priceCents)}`
    return (
      <Banner tone="info">
        {planName} stays as it is until {utcDay(scheduledPlan.at)}. Then your plan changes to{' '}
        {scheduledPlan.planName}
        {price}
        {price && period && ` a ${period === 'yearly' ? 'year' : 'month'}`}.
      </Banner>
    )
  }
  if (paidPlanName)
    return (
      <Banner tone="info">
        PayPal collects the first payment for {planName} on {until}. If you cancel before that, you have{' '}
        {paidPlanName} again until that day.
      </Banner>
    )
  return null
}

type PendingNoticeProps = { planName: string; pending: NonNullable<Subscription['pendingPlan']> }

/** A change that was asked for, and what is left to do for it. */
function PendingNotice({ planName, pending }: PendingNoticeProps) {
  const { planName: wanted, waitsFor, approveUrl } = pending
  if (waitsFor === 'payment')
    return (
      <Banner tone="info">
        Your change to {wanted} waits for its payment. Choose it again to pay; until then you keep {planName}.
      </Banner>
    )
  return (
    <Banner
      tone="info"
      action={
        approveUrl && (
          <Button size="sm" onClick={() => leaveFor(approveUrl)}>
            Continue to PayPal
          </Button>
        )
      }
    >
      Your change to {wanted === planName ? 'another billing period' : wanted} waits for your approval at
      PayPal. Until then nothing changes.
    </Banner>
  )
}
