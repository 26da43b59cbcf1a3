import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { hasListingsQuery } from '#web/features/directory/listings/api/has-listings-query.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { BusinessPitch } from '../components/business-pitch.tsx'
import { OverviewSkeleton } from '../components/overview-skeleton.tsx'

/** Visitors never need it. */
const Overview = lazy(async () => ({ default: (await import('../components/overview.tsx')).Overview }))

export const title = 'Business tools'

export function Screen() {
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const isForBusiness = me !== undefined && isBusiness(me.membershipType)
  const has = useQuery({ ...hasListingsQuery, enabled: me !== undefined && !isForBusiness })
  if (isForBusiness || (me && has.data))
    return (
      <Suspense fallback={<OverviewSkeleton />}>
        <Overview />
      </Suspense>
    )
  if (me && has.isPending) return <OverviewSkeleton />
  return (
    <div className={session.status === 'loading' ? 'signed-out' : 'contents'}>
      <BusinessPitch />
    </div>
  )
}
