import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { notePage, trackPage } from '#web/lib/analytics/track.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { keepPlace } from './keep-place.ts'
import { addressOf, matchScreen } from './match-screen.ts'
import { pageData, titleOf } from './page-data.ts'
import type { ScreenModule } from './screen.ts'
import { useScreenModule } from './screen-modules.ts'
import { knownScreens, useScreens } from './screens.ts'

const patienceMs = 3000

/** A person can write anything into an address, including text that cannot be decoded. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/**
 * Brings the part that the address names into view, as soon as its screen has loaded. Returns how to give up.
 */
function scrollTo(id: string): () => void {
  const found = () => {
    const target = document.getElementById(nameIn(id))
    target?.scrollIntoView()
    if (target?.hasAttribute('tabindex')) target.focus({ preventScroll: true })
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

/**
 * Does what a browser does when it loads a page: sets the title, scrolls to the top, moves the focus and
 * announces the page.
 */
export function PageTurn({ queryClient }: { queryClient: QueryClient }) {
  const { pathname, search, hash, key, state } = useLocation()
  const navigate = useNavigate()
  const kind = useNavigationType()
  const last = useRef(pathname)
  const lastKey = useRef(key)
  const isTurned = useRef(false)
  const [announced, setAnnounced] = useState('')
  const { entry } = matchScreen(useScreens(), pathname)
  const module = useScreenModule(entry)
  const address = addressOf(entry, pathname)

  // A screen has one address, as on the server. A page is counted there.
  useEffect(() => {
    if (address !== pathname) void navigate(address + search + hash, { replace: true, state })
  }, [address, pathname, search, hash, state, navigate])

  useEffect(() => {
    if (address !== pathname) return
    const { path } = matchScreen(knownScreens(), pathname).entry
    const page = { path, title: typeof module?.title === 'string' ? module.title : '' }
    if (module) trackPage(page)
    else notePage(page)
  }, [address, pathname, module])

  useEffect(() => {
    const isFollowed = lastKey.current !== key && kind !== 'POP'
    lastKey.current = key
    // A link may lead to another part of the same page.
    if (last.current === pathname) return isFollowed && hash ? scrollTo(hash.slice(1)) : undefined
    last.current = pathname
    isTurned.current = true
    // A person who has begun to type while the page was on its way, such as a search, can go on typing.
    if (kind !== 'POP' && !document.activeElement?.matches('input, textarea, select'))
      document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (hash) return scrollTo(hash.slice(1))
  }, [pathname, hash, kind, key])

  const nameOf = useEffectEvent((shown: ScreenModule, path: string) => {
    const { params } = matchScreen(knownScreens(), path)
    return titleOf(shown, pageData(queryClient, params, new URLSearchParams(search), location.origin))
  })
  // A screen brings its name with it. The page that the browser has loaded got its own from the server.
  useEffect(() => {
    if (!module || !isTurned.current) return
    const title = nameOf(module, pathname)
    document.title = pageTitle(title)
    setAnnounced(title)
  }, [pathname, module])

  // The browser knows best where a public page was scrolled before it came alive.
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
