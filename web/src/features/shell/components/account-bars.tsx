// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import type { Me } from '#shared/users/contract.ts'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { StatusBanner } from './status-banner.tsx'

const AdminBar = lazy(async () => ({
  default: (await import('#web/features/administration/components/admin-bar.tsx')).AdminBar,
}))
const ImpersonationBar = lazy(async () => ({
  default: (await import('#web/features/impersonations/components/impersonation-bar.tsx')).ImpersonationBar,
}))

const DeletionBanner = lazy(async () => ({
  default: (await import('#web/features/deletions/components/deletion-banner.tsx')).DeletionBanner,
}))

/** Who an administrator acts as, the menu of administrators, and what a member's account waits for. */
export function AccountBars({ me }: { me: Me }) {
  return (
    <>
      <Suspense>
        {storedImpersonation() && <ImpersonationBar me={me} />}
        {me.membershipType === 'admin' && <AdminBar />}
        {me.deletionDueAt && <DeletionBanner dueAt={me.deletionDueAt} />}
      </Suspense>
      <StatusBanner />
    </>
  )
}
