import type { Write } from '#core/db/write.ts'
import type { NavigationItem } from '#shared/navigation/navigation-item.ts'
import { navigationItems } from './navigation-items.ts'
import { navigationTree, navigationTrees } from './navigation-tree.ts'

type PlacedPage = {
  id: string
  href: string
  title: string
  order: number
  /** Whether the header’s menu has it. */
  isShown: boolean
}

/**
 * The writes that bring a page’s own entry in the menu in line with the page: commit them with its change. What an
 * administrator has said of the entry, such as its parent and its badge, stays.
 */
export async function placePage({ id, href, title, order, isShown }: PlacedPage): Promise<Write[]> {
  const itemId = `page:${id}`
  const [item, tree] = await Promise.all([
    navigationItems.get({ id: itemId }, { consistent: true }),
    navigationTree(),
  ])
  if (!item && !isShown) return []
  const entry: NavigationItem = {
    targetBlank: false,
    contexts: ['base'],
    priority: 50,
    visibilityRules: [],
    order,
    ...item,
    id: itemId,
    title,
    href,
    isActive: isShown,
    version: (item?.version ?? 0) + 1,
  }
  const isSame = item && item.title === title && item.href === href && item.isActive === isShown
  if (isSame) return []
  return [
    navigationItems.put(entry, item ? { version: item.version } : { absent: true }),
    navigationTrees.put(
      { version: tree.version + 1 },
      tree.version === 0 ? { absent: true } : { version: tree.version },
    ),
  ]
}
