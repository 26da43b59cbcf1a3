import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { pageTitle } from '#web/lib/site-name.ts'
import { pageData, titleOf } from './head.ts'
import { matchScreen } from './match-screen.ts'
import type { ScreenEntry } from './screen.ts'

type PageTurnProps = { screens: readonly ScreenEntry[]; queryClient: QueryClient }

/** What a browser does by itself when a page is loaded: the title, the top of the page, the focus, the word of it. */
export function PageTurn({ screens, queryClient }: PageTurnProps) {
  const { pathname, search, hash } = useLocation()
  const kind = useNavigationType()
  const last = useRef(pathname)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const match = matchScreen(screens, pathname)
    const page = pageData(queryClient, match.params, new URLSearchParams(search), location.origin)
    const title = titleOf(match.entry, page)
    document.title = pageTitle(title)
    setAnnounced(title)
    if (hash) return
    if (kind !== 'POP') document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, search, hash, kind, screens, queryClient])

  return (
    <p className="sr-only" role="status">
      {announced}
    </p>
  )
}
