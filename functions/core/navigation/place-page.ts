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
 * The writes that bring the own entries of pages in the menu in line with them: commit them with the change of the
 * pages. What an administrator has said of an entry, such as its parent and its badge, stays.
 */
export async function placePage(...pages: PlacedPage[]): Promise<Write[]> {
  const [tree, ...placed] = await Promise.all([navigationTree(), ...pages.map(entryOf)])
  const entries = placed.flat()
  if (entries.length === 0) return []
  return [
    ...entries,
    navigationTrees.put(
      { version: tree.version + 1 },
      tree.version === 0 ? { absent: true } : { version: tree.version },
    ),
  ]
}

/** Nothing where the menu is as the page says. */
async function entryOf({ id, href, title, order, isShown }: PlacedPage): Promise<Write[]> {
  const itemId = `page:${id}`
  const item = await navigationItems.get({ id: itemId }, { consistent: true })
  if (!item && !isShown) return []
  const isSame = item && item.title === title && item.href === href && item.isActive === isShown
  if (isSame) return []
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
  return [navigationItems.put(entry, item ? { version: item.version } : { absent: true })]
}
