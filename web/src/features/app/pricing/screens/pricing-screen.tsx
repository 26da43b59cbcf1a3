import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useGoogleHandle } from '#web/features/accounts/accounts/components/use-google-handle.ts'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { PlansFailure } from '#web/features/billing/plans/components/plans-failure.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PricingSheet } from '../components/pricing-sheet.tsx'

export const title = 'Memberships'

export function Screen() {
  const [search] = useSearchParams()
  const session = useSession()
  const plans = useQuery(plansQuery)
  const named = Boolean(useGoogleHandle())
  return (
    <div className="shell py-10">
      {search.get('google_blocked') === 'true' && (
        <Banner className="mb-8">
          <p role="alert">You must register for an account before using Google sign-in.</p>
          {named && (
            <p className="mt-1 text-dim">
              Choose a membership below. We keep your Google details for ten minutes, so you only have a few
              fields left to fill in.
            </p>
          )}
        </Banner>
      )}
      {plans.isPending && <Skeleton lines={5} className="h-24" />}
      <PlansFailure plans={plans} />
      {plans.data && (
        <PricingSheet
          plans={plans.data}
          withGoogle={named}
          chooser={session.status === 'signed-in' ? session.me : undefined}
        />
      )}
    </div>
  )
}
