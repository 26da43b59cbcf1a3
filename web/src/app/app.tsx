import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { PaletteSlot } from '#web/features/app/palette/palette-slot.tsx'
import { AccountBarsSlot } from '#web/features/app/shell/components/account-bars-slot.tsx'
import { Footer } from '#web/features/app/shell/components/footer.tsx'
import { Header } from '#web/features/app/shell/components/header.tsx'
import { LegalFooter } from '#web/features/app/shell/components/legal-footer.tsx'
import { NewsletterSlot } from '#web/features/newsletter/newsletter-subscribers/components/newsletter-slot.tsx'
import { ConsentSlot } from '#web/features/platform/consent/components/consent-slot.tsx'
import { KnownScreens } from '#web/lib/known-screens.ts'
import { FollowLinks } from './follow-links.tsx'
import { matchScreen, notFoundScreen } from './match-screen.ts'
import { PageTurn } from './page-turn.tsx'
import { ScreenSlot } from './screen-slot.tsx'
import { useScreens } from './screens.ts'

type AppProps = {
  queryClient: QueryClient
  /** The first screen is alive. */
  onShown?: () => void
}

/** The platform inside a router: the same tree on the server and in the browser. */
export function App({ queryClient, onShown }: AppProps) {
  const screens = useScreens()
  const exists = useCallback(
    (href: string) => matchScreen(screens, href.split(/[?#]/)[0] ?? '').entry !== notFoundScreen,
    [screens],
  )
  const { pathname } = useLocation()
  const { entry } = matchScreen(screens, pathname)
  const { access, isBare = false, endsShort = false } = entry
  const isInside = access !== 'public'
  return (
    <QueryClientProvider client={queryClient}>
      <KnownScreens value={exists}>
        <div className={isInside ? 'inside' : undefined}>
          {!isBare && (
            <>
              <a href="#main" className="skip-link">
                Skip to content
              </a>
              <ConsentSlot />
              <Header />
              <PaletteSlot />
              <AccountBarsSlot place="top" />
            </>
          )}
          <div className="workspace">
            {isInside && <AccountBarsSlot place="side" />}
            <div className="min-w-0">
              <main
                id="main"
                tabIndex={-1}
                className={isInside ? 'outline-none' : 'min-h-[70vh] outline-none'}
              >
                {/* The router would sort all screens to find the one that is known already. */}
                <Routes>
                  <Route
                    path={entry.path}
                    element={<ScreenSlot key={entry.path} entry={entry} onShown={onShown} />}
                  />
                </Routes>
              </main>
              {isInside || endsShort ? (
                <LegalFooter />
              ) : (
                !isBare && <Footer newsletter={<NewsletterSlot />} />
              )}
            </div>
          </div>
        </div>
        <PageTurn queryClient={queryClient} />
        <FollowLinks />
      </KnownScreens>
    </QueryClientProvider>
  )
}
