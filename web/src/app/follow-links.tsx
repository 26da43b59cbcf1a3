import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useKnownScreens } from '#web/lib/known-screens.ts'

/**
 * Turns to other screens of this site without loading a page, as the router's own links do: one listener for all plain
 * links, of the menus, in lists and in the text of an editor.
 */
export function FollowLinks() {
  const exists = useKnownScreens()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!link || !href?.startsWith('/') || link.target || link.download || !isPlain(event)) return
    // Its words are being edited.
    if (link.isContentEditable) return
    if (!exists(href)) return
    event.preventDefault()
    void navigate(href, { replace: href === pathname + search + hash })
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
  return null
}

/** A press that asks for nothing else, and that no one has answered. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)
