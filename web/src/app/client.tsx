// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { offerDebug } from '#web/lib/debug.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { followSystemTheme } from '#web/lib/theme.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { App } from './app.tsx'
import { findScreen } from './find-screen.ts'
import { followSession } from './follow-session.ts'
import { matchScreen } from './match-screen.ts'
import { readState } from './page-state.ts'
import { prefetchScreens } from './prefetch-screens.ts'
import { preloadScreen } from './screen-modules.ts'
import { knownScreens } from './screens.ts'
import { surviveTranslation } from './survive-translation.ts'

/** Takes over the page that the server rendered. Resolves when it answers to its visitor. */
export async function startClient(): Promise<void> {
  offerDebug()
  surviveTranslation()
  const { at, queries } = readState(document.getElementById('state')?.textContent ?? '')
  for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt: at })
  // The page asks again for a table that does not arrive, because it can say so.
  const { entry } = await findScreen(location.pathname).catch(() =>
    matchScreen(knownScreens(), location.pathname),
  )
  // The first render must match what the server sent: a public screen whole, any other as “Loading...”.
  if (entry.access === 'public') await preloadScreen(entry)
  else void preloadScreen(entry).catch(() => undefined)
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root element')
  await new Promise<void>((shown) => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App queryClient={queryClient} onShown={shown} />
        </BrowserRouter>
      </StrictMode>,
    )
  })
  followSystemTheme()
  if (entry.isBare) return
  followSession()
  prefetchScreens()
  whenIdle(async () => (await import('#web/lib/consent/follow-consent.ts')).followConsent())
}
