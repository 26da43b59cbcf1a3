// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { consentView, subscribeToConsentView } from '#web/lib/consent/consent-view.ts'

const load = () => import('./consent-panel.tsx')
const ConsentPanel = lazy(load)

/** The place of the cookie preferences. They are not loaded or rendered until there is something to ask. */
export function ConsentSlot() {
  const view = useSyncExternalStore(subscribeToConsentView, consentView, () => 'closed' as const)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    // A question whose file does not come waits for the next page; rendered without it, it would take this one along.
    if (view !== 'closed')
      load().then(
        () => setLoaded(true),
        () => undefined,
      )
  }, [view])
  if (view === 'closed' || !loaded) return null
  return (
    <Suspense fallback={null}>
      <ConsentPanel view={view} />
    </Suspense>
  )
}
