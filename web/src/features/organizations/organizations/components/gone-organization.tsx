import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ownOrganizationQuery } from '../api/organization-queries.ts'

const HiddenOrganization = lazy(async () => ({
  default: (await import('./hidden-organization.tsx')).HiddenOrganization,
}))

/** An address without an organization. Its people, and those it has invited, learn there how it stands. */
export function GoneOrganization({ organizationId }: { organizationId: string }) {
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const own = useQuery({ ...ownOrganizationQuery(organizationId), enabled: isMember })
  if (!own.data?.role && !own.data?.invite) return <NotFound />
  return (
    <Suspense
      fallback={
        <div className="shell py-10">
          <Skeleton lines={4} className="h-24" />
        </div>
      }
    >
      <HiddenOrganization own={own.data} />
    </Suspense>
  )
}
