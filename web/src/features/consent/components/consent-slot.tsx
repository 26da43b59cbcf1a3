// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { consentView, subscribeToConsentView } from '#web/lib/consent/consent-view.ts'

const ConsentPanel = lazy(() => import('./consent-panel.tsx'))

/** Where the cookie preferences appear: nothing of them is loaded or rendered until there is something to ask. */
export function ConsentSlot() {
  const view = useSyncExternalStore(subscribeToConsentView, consentView, () => 'closed' as const)
  if (view === 'closed') return null
  return (
    <Suspense fallback={null}>
      <ConsentPanel view={view} />
    </Suspense>
  )
}
