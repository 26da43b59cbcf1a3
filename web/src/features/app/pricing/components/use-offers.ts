import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BillingPeriod } from '#shared/billing/plans/plan.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { offersOf, yearlyLabel } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { useSession } from '#web/lib/session/use-session.ts'

/** The offers of a sales page, the chosen period, and the viewer. */
export function useOffers(types: readonly PublicMembershipType[]) {
  const session = useSession()
  const plans = useQuery(plansQuery)
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  const all = offersOf(plans.data ?? [])
  const shown = all.filter(({ type }) => types.includes(type))
  return {
    plans,
    all,
    shown,
    period,
    setPeriod,
    periods: [
      { id: 'monthly', label: 'Monthly' },
      { id: 'yearly', label: yearlyLabel(shown) },
    ] as const,
    chooser: session.status === 'signed-in' ? session.me : undefined,
  }
}

export type Offers = ReturnType<typeof useOffers>
