import type { MenuEntry } from '#shared/navigation/contract.ts'
import { type Viewer, visibleItems } from '#shared/navigation/visible-items.ts'
import { ownDashboard } from '#web/lib/own-dashboard.ts'

export type MenuNode = MenuEntry & { children: MenuEntry[] }

/**
 * The menu as one person sees it: what is visible to them and leads somewhere, each entry under its parent, whose own
 * address comes first below it. A parent whose address leads nowhere stays as long as it has children.
 */
export function menuTree(
  items: readonly MenuEntry[],
  viewer: Viewer,
  exists: (href: string) => boolean,
): MenuNode[] {
  const visible = visibleItems(items, viewer).map((item) => ({
    ...item,
    href: ownDashboard(item.href, viewer.membershipType),
  }))
  const leads = ({ href }: MenuEntry) => isExternal(href) || (href.startsWith('/') && exists(href))
  return visible
    .filter((item) => item.parentId === undefined)
    .map((item) => {
      const below = visible.filter((child) => child.parentId === item.id && leads(child))
      const isOwnNeeded = below.length > 0 && leads(item) && below.every(({ href }) => href !== item.href)
      return { ...item, children: isOwnNeeded ? [{ ...item, id: `${item.id} itself` }, ...below] : below }
    })
    .filter((item) => leads(item) || item.children.length > 0)
}

export const isExternal = (href: string): boolean => /^https:\/\//.test(href)
