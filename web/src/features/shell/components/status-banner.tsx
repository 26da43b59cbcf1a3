// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { useSession } from '#web/lib/session/use-session.ts'

const StatusNotice = lazy(async () => ({ default: (await import('./status-notice.tsx')).StatusNotice }))

/** What the account waits for, under the header of every screen. */
export function StatusBanner() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const { me } = session
  if (me.status !== 'pending' && me.verificationStatus !== 'pending') return null
  return (
    <Suspense fallback={null}>
      <StatusNotice me={me} />
    </Suspense>
  )
}
