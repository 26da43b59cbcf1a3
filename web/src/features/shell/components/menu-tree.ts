import type { NavigationItem } from '#shared/navigation/navigation-item.ts'
import { visibleItems } from '#shared/navigation/visible-items.ts'
import type { MembershipType } from '#shared/users/membership-type.ts'
import { ownDashboard } from '#web/lib/own-dashboard.ts'

export type MenuNode = NavigationItem & { children: NavigationItem[] }

/**
 * The menu as one person sees it: the items of their membership that lead somewhere, each under its parent. A parent
 * whose own address leads nowhere stays as long as it has children.
 */
export function menuTree(
  items: readonly NavigationItem[],
  membership: MembershipType | undefined,
  exists: (href: string) => boolean,
): MenuNode[] {
  const visible = visibleItems([...items], membership).map((item) => ({
    ...item,
    href: ownDashboard(item.href, membership),
  }))
  const leads = ({ href }: NavigationItem) => isExternal(href) || (href.startsWith('/') && exists(href))
  return visible
    .filter((item) => item.parentId === undefined)
    .map((item) => ({
      ...item,
      children: visible.filter((child) => child.parentId === item.id && leads(child)),
    }))
    .filter((item) => leads(item) || item.children.length > 0)
}

export const isExternal = (href: string): boolean => /^https:\/\//.test(href)
