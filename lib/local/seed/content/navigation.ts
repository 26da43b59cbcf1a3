import { navigationItems } from '#core/content/navigation/navigation-items.ts'
import { navigationRevisions } from '#core/content/navigation/navigation-revisions.ts'
import { navigationTrees } from '#core/content/navigation/navigation-tree.ts'
import { demoMenus } from './demo-menu.ts'

/** The menu, and those that it was before. */
export const seed = (now: string) => {
  const menus = demoMenus(now)
  const absent = { absent: true } as const
  return [
    ...(menus.at(-1)?.items ?? []).map((item) => navigationItems.put(item, absent)),
    ...menus.map(({ number, items }) => navigationRevisions.put({ number, items, version: 1 }, absent)),
    navigationTrees.put(
      {
        version: menus.length,
        revisions: menus.map(({ items, ...menu }, place) => ({
          ...menu,
          entries: items.length,
          treeVersion: place + 1,
        })),
      },
      absent,
    ),
  ]
}
