import { type CmsPage, cmsPagePath } from '#shared/content/cms-pages/page.ts'
import { pageEntryTitle } from '#shared/content/navigation/page-entry-title.ts'

/** A page as the menu of the header has it. */
export const placed = ({ id, slug, title, navTitle, navOrder, status, navigationPlacement }: CmsPage) => ({
  id,
  href: cmsPagePath(slug),
  title: pageEntryTitle({ title, navTitle }),
  order: navOrder,
  isLive: status === 'published',
  isShown: navigationPlacement === 'header' || navigationPlacement === 'both',
})
