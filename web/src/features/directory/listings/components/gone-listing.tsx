// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { useSession } from '#web/lib/session/use-session.ts'

const HiddenListing = lazy(async () => ({ default: (await import('./hidden-listing.tsx')).HiddenListing }))

/** An address without a business that everyone may see. Its owner learns there how it stands. */
export function GoneListing({ listingId }: { listingId: string }) {
  const session = useSession()
  if (session.status !== 'signed-in') return <NotFound />
  return (
    <Suspense fallback={<NotFound />}>
      <HiddenListing listingId={listingId} />
    </Suspense>
  )
}
