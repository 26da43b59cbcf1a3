import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { billingOverviewQuery } from '#web/features/billing/billing/api/billing-overview.ts'
import { nextPayment } from '#web/features/billing/billing/components/next-payment.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { accountStanding } from '#web/features/platform/users/components/account-standing.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The member's membership, and what happens next to their money. */
export function MembershipPanel() {
  const me = useMe()
  const [now] = useState(serverTime)
  const { data: billing, error, isFetching, refetch } = useQuery(billingOverviewQuery)
  const { tone, word } = accountStanding(me)
  return (
    <Panel
      title="Membership"
      aside={
        <TextLink to="/billing" className="text-sm">
          Billing
        </TextLink>
      }
    >
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="text-lg font-semibold">{membershipLabels[me.membershipType]}</span>
          <Badge tone={tone}>{word}</Badge>
        </p>
        {billing && (
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            {nextPayment(billing, now).words.join(' · ')}
            {!billing.subscription && <TextLink to="/pricing">Compare plans</TextLink>}
          </p>
        )}
        {!billing && !error && <Skeleton className="h-6" />}
        {!billing && error && (
          <QueryFailure
            title="Failed to load billing information"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </Panel>
  )
}
