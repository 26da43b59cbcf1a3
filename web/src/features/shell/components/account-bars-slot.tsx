// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { useSession } from '#web/lib/session/use-session.ts'

const AccountBars = lazy(async () => ({ default: (await import('./account-bars.tsx')).AccountBars }))

/** What lies under the header of members alone, and is loaded by them alone. */
export function AccountBarsSlot() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <Suspense>
      <AccountBars me={session.me} />
    </Suspense>
  )
}
