import type { Write } from '#core/platform/db/write.ts'
import { mostEntries } from '#shared/content/navigation/arrange.ts'
import type { NavigationItem } from '#shared/content/navigation/navigation-item.ts'
import { pageEntryId } from '#shared/content/navigation/page-entry-id.ts'
import { pageEntryTitle } from '#shared/content/navigation/page-entry-title.ts'
import { allNavigationItems } from './all-navigation-items.ts'
import { navigationItems } from './navigation-items.ts'
import { navigationTree, navigationTrees } from './navigation-tree.ts'

type PlacedPage = {
  id: string
  href: string
  title: string
  order: number
  /** True if visitors can open it. */
  isLive: boolean
  /** True if the page asks for a place in the header’s menu. */
  isShown: boolean
}

/** Behind everything that administrators have arranged, until they arrange it as well. */
const behindArranged = 1000

/**
 * The writes that bring the own entries of pages in the menu in line with them: commit them with the change of the
 * pages, and read again when the menu was changed in the meantime (`untilUnchanged`). What an administrator has said
 * about an entry stays: its parent, its badge, and whether it is active, until the page asks for something else than
 * before. An entry of a page that visitors cannot open is never active.
 */
export async function placePage(...pages: PlacedPage[]): Promise<Write[]> {
  const [tree, ...placed] = await Promise.all([navigationTree(), ...pages.map(entryOf)])
  const entries = placed.flat()
  if (entries.length === 0) return []
  return [
    ...entries,
    navigationTrees.put(
      { ...tree, version: tree.version + 1 },
      tree.version === 0 ? { absent: true } : { version: tree.version },
    ),
  ]
}

const ofPages = ['title', 'href', 'isActive', 'placedByPage'] as const

/** Returns no writes if the menu already matches the page. */
async function entryOf({ id, href, title, order, isLive, isShown }: PlacedPage): Promise<Write[]> {
  const itemId = pageEntryId(id)
  const item = await navigationItems.get({ id: itemId }, { consistent: true })
  const placedByPage = isLive && isShown
  if (!item && !placedByPage) return []
  // A full menu does not keep a page from being published: administrators find it among the pages to add.
  if (!item && (await allNavigationItems({ consistent: true })).length >= mostEntries) return []
  const asksOther = placedByPage !== (item?.placedByPage ?? false)
  const entry: NavigationItem = {
    targetBlank: false,
    contexts: ['base'],
    priority: 50,
    visibilityRules: [],
    order: behindArranged + order,
    ...item,
    id: itemId,
    title: pageEntryTitle({ title }),
    href,
    isActive: isLive && (asksOther ? placedByPage : item?.isActive === true),
    placedByPage,
    version: (item?.version ?? 0) + 1,
  }
  if (item && ofPages.every((field) => item[field] === entry[field])) return []
  return [navigationItems.put(entry, item ? { version: item.version } : { absent: true })]
}
