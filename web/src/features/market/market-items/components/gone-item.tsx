// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import { useSession } from '#web/lib/session/use-session.ts'
import { NoItem } from './no-item.tsx'

const HiddenItem = lazy(async () => ({ default: (await import('./hidden-item.tsx')).HiddenItem }))

/** An address without an item that everyone may see. Its seller learns there how it stands. */
export function GoneItem({ itemId }: { itemId: string }) {
  const session = useSession()
  if (session.status !== 'signed-in') return <NoItem />
  return (
    <Suspense fallback={<NoItem />}>
      <HiddenItem itemId={itemId} />
    </Suspense>
  )
}
