import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paletteAsked } from '#shared/platform/pages/palette-asked.ts'
import { PaletteButton } from '#web/features/app/palette/palette-button.tsx'
import { MenuLink } from '#web/features/content/navigation/components/menu-link.tsx'
import type { MenuNode } from '#web/features/content/navigation/components/menu-tree.ts'
import { MobileGroup, MobileLinks } from '#web/features/content/navigation/components/mobile-links.tsx'
import { SearchBox } from '#web/features/content/search/components/search-box.tsx'
import { useUnreadConversations } from '#web/features/market/conversations/api/use-unread-conversations.ts'
import { badgeText } from '#web/features/platform/notifications/components/badge-text.ts'
import { Glyph } from '#web/features/platform/pages/components/glyph.tsx'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { memberGroups, messagesHref } from './member-links.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** Loaded with the press: visitors never need it. */
const logOut = async () => (await import('#web/lib/session/sign-out.ts')).signOutByHand()

/** The header's navigation on a small screen. A native disclosure, so it opens before any script runs. */
export function MobileMenu({ menu }: { menu: readonly MenuNode[] }) {
  const session = useSession()
  const exists = useKnownScreens()
  const { key } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  const seen = useRef(key)
  const items = menu.flatMap((item) => (item.children.length > 0 ? item.children : [item]))
  // What the menu calls otherwise is named once more: members look for it by the name of the other menu.
  const known = new Set(items.map(({ href, title }) => `${href} ${title}`))
  const groups =
    session.status === 'signed-in'
      ? memberGroups(session.me, exists).map(({ title, links }) => ({
          title,
          links: links.filter(({ href, label }) => !known.has(`${href} ${label}`)),
        }))
      : []
  const shown = groups.filter(({ links }) => links.length > 0)

  const [isOpen, setOpen] = useState(false)
  const hasMessages = groups.some(({ links }) => links.some(({ href }) => href === messagesHref))
  const unread = useUnreadConversations(isOpen && hasMessages)
  const unreadBadge = { text: badgeText(unread), color: 'blue', words: 'unread' } as const
  // The menu may have been opened before any script ran.
  useEffect(() => setOpen(details.current?.open === true), [])

  // Any navigation, even to the same page, closes the menu. When the page comes alive under the first tap, it
  // stays open.
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    if (details.current) details.current.open = false
  }, [key])
  // The palette is a way on, too. What is closed cannot take the focus back from it, but its button can.
  useEffect(() => {
    const close = () => {
      const menu = details.current
      if (!menu?.open) return
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      menu.open = false
    }
    addEventListener(paletteAsked, close)
    return () => removeEventListener(paletteAsked, close)
  }, [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={details}
      className="mobile-menu xl:hidden"
      onKeyDown={closeOnEscape}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="btn btn-icon" aria-label="Menu">
        <Glyph name="menu" className="when-closed size-5" />
        <Glyph name="close" className="when-open size-5" />
      </summary>
      <div className="mobile-menu-panel shell">
        <div className="flex gap-2 md:hidden">
          <div className="grow">
            <SearchBox id="menu-search" end={<PaletteButton />} />
          </div>
          <div className="sm:hidden">
            <ThemeSwitch />
          </div>
        </div>
        <nav aria-label="Menu">
          <ul className="mobile-links">
            <MobileLinks menu={menu} />
            {shown.map(({ title, links }) => (
              <MobileGroup key={title} title={title}>
                {links.map((link) => (
                  <li key={link.href} data-own={link.href === messagesHref || undefined}>
                    <MenuLink
                      item={{
                        href: link.href,
                        title: link.label,
                        targetBlank: false,
                        badge: link.href === messagesHref && unread > 0 ? unreadBadge : undefined,
                      }}
                    />
                  </li>
                ))}
              </MobileGroup>
            ))}
          </ul>
        </nav>
        {session.status === 'signed-in' ? (
          <Button onClick={() => void logOut()}>Logout</Button>
        ) : (
          <div className="signed-out sticky -bottom-6 -mt-5 -mb-6 grid grid-cols-2 gap-3 bg-panel py-5">
            <ButtonLink to="/login">Login</ButtonLink>
            <ButtonLink to="/pricing" variant="primary">
              Register
            </ButtonLink>
          </div>
        )}
      </div>
    </details>
  )
}
