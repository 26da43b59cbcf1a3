import type { MenuEntry } from '#shared/content/navigation/contract.ts'
import type { BadgeColor } from '#shared/content/navigation/navigation-item.ts'
import { type Viewer, visibleItems } from '#shared/content/navigation/visible-items.ts'
import { isWebAddress } from '#shared/is-web-address.ts'
import { badgeText } from '#web/features/platform/notifications/components/badge-text.ts'
import { ownDashboard } from '#web/lib/own-dashboard.ts'

export type MenuBadge = { text: string; color: BadgeColor; words?: string }

export type MenuLeaf = Pick<
  MenuEntry,
  'id' | 'title' | 'href' | 'targetBlank' | 'description' | 'iconOutline' | 'priority' | 'contexts'
> & { badge?: MenuBadge | undefined }

export type MenuNode = MenuLeaf & { children: MenuLeaf[] }

export type MenuViewer = Viewer & { unreadNotifications?: number }

/**
 * The menu as one person sees it: entries that are visible to them and lead somewhere, each under its parent, whose own
 * address comes first below it. A parent whose address leads nowhere stays as long as it has children.
 */
export function menuTree(
  items: readonly MenuEntry[],
  viewer: MenuViewer,
  exists: (href: string) => boolean,
): MenuNode[] {
  const visible = visibleItems(items, viewer).map((item) => ({
    ...item,
    href: ownDashboard(item.href, viewer.membershipType),
    badge: badgeOf(item, viewer),
  }))
  const leads = ({ href }: MenuLeaf) => isExternal(href) || (href.startsWith('/') && exists(href))
  return visible
    .filter((item) => item.parentId === undefined)
    .map((item) => {
      const below = visible.filter((child) => child.parentId === item.id && leads(child))
      const isOwnNeeded = below.length > 0 && leads(item) && below.every(({ href }) => href !== item.href)
      return { ...item, children: isOwnNeeded ? [{ ...item, id: `${item.id} itself` }, ...below] : below }
    })
    .filter((item) => leads(item) || item.children.length > 0)
}

/** Returns nothing if there is nothing to count, or for visitors. */
function badgeOf(
  { badgeText: text, badgeColor: color = 'gray', badgeSource }: MenuEntry,
  { unreadNotifications: unread = 0 }: MenuViewer,
): MenuBadge | undefined {
  if (badgeSource) return unread > 0 ? { text: badgeText(unread), color, words: 'unread' } : undefined
  return text ? { text, color } : undefined
}

export const isExternal = isWebAddress
