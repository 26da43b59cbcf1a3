// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { useSession } from '#web/lib/session/use-session.ts'

const ImpersonationBar = lazy(async () => ({
  default: (await import('#web/features/impersonations/components/impersonation-bar.tsx')).ImpersonationBar,
}))

/** The bar is loaded by administrators who act as somebody, and by nobody else. */
export function ImpersonationSlot() {
  const session = useSession()
  if (session.status !== 'signed-in' || !storedImpersonation()) return null
  return (
    <Suspense>
      <ImpersonationBar me={session.me} />
    </Suspense>
  )
}
