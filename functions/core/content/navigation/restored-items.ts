import { cmsPages } from '#core/content/cms-pages/cms-pages.ts'
import { cmsPagePath } from '#shared/content/cms-pages/page.ts'
import type { NavigationItem } from '#shared/content/navigation/navigation-item.ts'
import { isPageEntry, pageIdOf } from '#shared/content/navigation/page-entry-id.ts'
import { pageEntryTitle } from '#shared/content/navigation/page-entry-title.ts'

/** A menu from before as it can be today: pages are called and lead as they do now, or are not shown if they are gone. */
export const restoredItems = (items: readonly NavigationItem[]): Promise<NavigationItem[]> =>
  Promise.all(items.map((item) => (isPageEntry(item) ? ofPageToday(item) : item)))

async function ofPageToday(item: NavigationItem): Promise<NavigationItem> {
  const page = await cmsPages.get({ id: pageIdOf(item) })
  if (page?.status !== 'published') return { ...item, isActive: false, placedByPage: false }
  const { navigationPlacement, slug } = page
  const placedByPage = navigationPlacement === 'header' || navigationPlacement === 'both'
  return { ...item, title: pageEntryTitle(page), href: cmsPagePath(slug), placedByPage }
}
