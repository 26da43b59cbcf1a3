import { queryOptions } from '@tanstack/react-query'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { settleNoted } from '#web/features/billing/subscriptions/api/settle-subscription.ts'
import { call } from '#web/lib/call.ts'

/** The start of the key of everything about a member’s own billing, so one invalidation refreshes it all. */
export const billingKey = ['billing'] as const

export const billingOverviewQuery = queryOptions({
  queryKey: [...billingKey, 'overview'],
  queryFn: async ({ signal }) => {
    const overview = await call(getUserBillingOverview, { query: {} }, { signal })
    // A page that was reloaded, or left for PayPal, may not have heard how its payment went.
    if (overview.subscription) settleNoted()
    return overview
  },
  staleTime: 5000,
})
