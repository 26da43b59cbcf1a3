import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { BillingOverview } from '#shared/billing/billing/contract.ts'
import { billingOverviewQuery } from '#web/features/billing/billing/api/billing-overview.ts'
import { reloadProfile } from '#web/lib/session/load-session.ts'
import { settle } from './settle-subscription.ts'

export type CheckoutStanding = BillingOverview & {
  /** True when it was started here or elsewhere, and turns out to be paid. */
  justPaid: boolean
}

/**
 * The facts about a person at the checkout. A subscription that was begun and not paid is not part of the
 * member's billing yet. It is looked up at the provider, where it may be paid by now.
 */
export const checkoutStandingQuery = (queryClient: QueryClient) =>
  queryOptions({
    // The key is separate from the rest of the member's billing, whose updates would pull the page away
    // during payment.
    queryKey: ['checkout'],
    queryFn: async (): Promise<CheckoutStanding> => {
      const overview = await queryClient.fetchQuery({ ...billingOverviewQuery, staleTime: 0 })
      if (overview.subscription) return { ...overview, justPaid: false }
      const { subscription: settled } = await settle()
      const justPaid = settled?.status === 'active'
      if (justPaid) await reloadProfile().catch(() => undefined)
      return { ...overview, subscription: settled, justPaid }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
