import { concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { NavigationItem } from '#shared/content/navigation/navigation-item.ts'
import { allNavigationItems } from './all-navigation-items.ts'
import { navigationConflict } from './navigation-conflict.ts'
import { type NavigationTree, navigationTree } from './navigation-tree.ts'

export type Menu = { items: NavigationItem[]; tree: NavigationTree }

/** The whole menu as it is now. */
export async function menuNow(): Promise<Menu> {
  return untilUnchanged(async () => {
    const tree = await navigationTree()
    const items = await allNavigationItems({ consistent: true })
    // Each change counts, so no one has written between two equal counts: these entries are one menu.
    if ((await navigationTree()).version !== tree.version) throw concurrentChange()
    return { tree, items }
  })
}

/** The whole menu, which must still be the one that an administrator saw. */
export async function menuAt(treeVersion: number): Promise<Menu> {
  const menu = await menuNow()
  if (menu.tree.version !== treeVersion) throw navigationConflict()
  return menu
}
