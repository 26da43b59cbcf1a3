import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import { subscriptionFacts } from './subscription-facts.ts'
import { SubscriptionNotice } from './subscription-notice.tsx'
import { SubscriptionStatusBadge } from './subscription-status-badge.tsx'

const shownFeatures = 5

export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { planId, planName, status, billingPeriod, priceCents, customPriceCents, taxation } = subscription
  const [now] = useState(serverTime)
  const { data: plans, isPending } = useQuery(plansQuery)
  const features = plans?.find(({ id }) => id === planId)?.features.slice(0, shownFeatures) ?? []
  return (
    <Panel screws title="Current Subscription" aside={<SubscriptionStatusBadge status={status} />}>
      <div className="grid gap-6">
        <SubscriptionNotice subscription={subscription} plans={plans} />
        <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
          <div className="grid gap-4">
            <h3 className="wide text-2xl">{planName}</h3>
            <p className="readout text-2xl">
              {dollars(customPriceCents ?? priceCents)}
              <span className="ml-1.5 text-base text-dim">
                {billingPeriod === 'yearly' ? '/ year' : '/ month'}
                {taxation === 'added' && ' plus tax'}
              </span>
            </p>
            <Facts facts={subscriptionFacts(subscription, now)} />
          </div>
          {isPending && <Skeleton lines={shownFeatures} className="h-6" />}
          {features.length > 0 && (
            <ul aria-label={`What ${planName} includes`} className="grid gap-2.5">
              {features.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Check className="mt-1 size-4 flex-none text-ok-ink" aria-hidden="true" />
                  <span>{feature}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <SubscriptionActions subscription={subscription} />
      </div>
    </Panel>
  )
}
