import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { trackPage } from '#web/lib/analytics/track.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { pageData, titleOf } from './head.ts'
import { keepPlace } from './keep-place.ts'
import { matchScreen } from './match-screen.ts'
import type { ScreenEntry } from './screen.ts'

type PageTurnProps = { screens: readonly ScreenEntry[]; queryClient: QueryClient }

const patienceMs = 3000

/** A person can write anything into an address, also what no name was ever encoded to. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** Brings the part that the address names into view, as soon as its screen has loaded. Returns how to give up. */
function scrollTo(id: string): () => void {
  const found = () => {
    const target = document.getElementById(nameIn(id))
    target?.scrollIntoView()
    return target !== null
  }
  if (found()) return () => undefined
  const watching = new MutationObserver(() => found() && stop())
  const stop = () => {
    watching.disconnect()
    clearTimeout(timer)
  }
  const timer = setTimeout(stop, patienceMs)
  watching.observe(document.body, { childList: true, subtree: true })
  return stop
}

/** What a browser does by itself when a page is loaded: the title, the top of the page, the focus, the word of it. */
export function PageTurn({ screens, queryClient }: PageTurnProps) {
  const { pathname, search, hash, key } = useLocation()
  const kind = useNavigationType()
  const last = useRef(pathname)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    const { entry } = matchScreen(screens, pathname)
    trackPage({ path: entry.path, title: typeof entry.title === 'string' ? entry.title : '' })
  }, [pathname, screens])

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const match = matchScreen(screens, pathname)
    const page = pageData(queryClient, match.params, new URLSearchParams(search), location.origin)
    const title = titleOf(match.entry, page)
    document.title = pageTitle(title)
    setAnnounced(title)
    // Whoever has begun to type while the page was on its way, such as a search, goes on typing.
    if (kind !== 'POP' && !document.activeElement?.matches('input, textarea, select'))
      document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (hash) return scrollTo(hash.slice(1))
  }, [pathname, search, hash, kind, screens, queryClient])

  // Where a public page was left before it came alive, its browser knows best.
  useEffect(
    () => keepPlace(key, kind === 'POP' && document.documentElement.dataset.start !== undefined),
    [key, kind],
  )

  return (
    <p className="sr-only" role="status">
      {announced}
    </p>
  )
}
