import type { Me } from '#shared/platform/users/contract.ts'
import { memberGroups, messagesHref } from '#web/features/app/shell/components/member-links.ts'
import type { MenuLeaf, MenuNode } from '#web/features/content/navigation/components/menu-tree.ts'

export type QuickLink = Pick<
  MenuLeaf,
  'title' | 'href' | 'targetBlank' | 'description' | 'iconOutline' | 'badge'
>

/** The dashboard shows these itself. */
const notHere = new Set(['/dashboard', '/admin/dashboard', '/notifications'])

/**
 * The menu entries for members of this kind rather than for everyone, followed by the links that every member
 * has. Unread messages are counted beside theirs.
 */
export function quickLinksOf(
  menu: readonly MenuNode[],
  me: Pick<Me, 'membershipType'>,
  exists: (href: string) => boolean,
  unread?: string,
): QuickLink[] {
  const ofMembership = menu
    .flatMap((node) => (node.children.length > 0 ? node.children : [node]))
    .filter(({ contexts }) => !contexts.includes('base'))
  const links = memberGroups(me, exists).flatMap((group) => group.links)
  const own = links.map(({ label, href }) => ({
    title: label,
    href,
    targetBlank: false,
    badge:
      href === messagesHref && unread
        ? ({ text: unread, color: 'blue', words: 'unread' } as const)
        : undefined,
  }))
  const all: QuickLink[] = [...ofMembership, ...own].filter(({ href }) => !notHere.has(href))
  return all.filter(({ href }, at) => all.findIndex((other) => other.href === href) === at)
}
