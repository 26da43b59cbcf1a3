import { navigationItems } from '#core/content/navigation/navigation-items.ts'
import { navigationTree, navigationTrees } from '#core/content/navigation/navigation-tree.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { NavigationItem } from '#shared/content/navigation/navigation-item.ts'
import { seededItem } from '#shared/content/navigation/seeded-item.ts'
import { newId } from '#shared/ids.ts'

/** An entry that is in the menu already, at its end. */
export async function putEntry(more: Partial<NavigationItem> = {}): Promise<string> {
  const id = newId('nav', new Date().toISOString())
  const item = seededItem({ id, title: 'Put there', href: '/faq', order: 950, isActive: false, ...more })
  await untilUnchanged(async () => {
    const tree = await navigationTree()
    await commit(
      navigationItems.put(item, { absent: true }),
      navigationTrees.put(
        { ...tree, version: tree.version + 1 },
        tree.version === 0 ? { absent: true } : { version: tree.version },
      ),
    )
  })
  return item.id
}
