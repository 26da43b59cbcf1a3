import type { Plan } from '#shared/billing/plans/plan.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type BegunEarlierProps = { subscription: Subscription | undefined; plan: Plan }

/** A checkout that was left in the middle, for this plan or another one. */
export function BegunEarlier({ subscription, plan }: BegunEarlierProps) {
  if (subscription?.status !== 'incomplete') return null
  if (subscription.planId === plan.id)
    return (
      <Banner tone="info" className="mb-6">
        <p>You started this checkout earlier, and nothing was charged. Pick up where you left off.</p>
      </Banner>
    )
  return (
    <Banner tone="info" className="mb-6">
      <p>
        You started to subscribe to {subscription.planName}, {subscription.billingPeriod}, and nothing was
        charged. If you pay here, that order is canceled.{' '}
        <TextLink to={`/billing/subscribe?plan=${subscription.planId}`}>Go back to it</TextLink>
      </p>
    </Banner>
  )
}
