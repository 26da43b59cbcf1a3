import { type CmsPage, cmsPagePath } from '#shared/cms-pages/page.ts'

/** A page as the menu of the header has it. */
export const placed = ({ id, slug, title, navTitle, navOrder, status, navigationPlacement }: CmsPage) => ({
  id,
  href: cmsPagePath(slug),
  title: navTitle || title.slice(0, 40).trim(),
  order: navOrder,
  isShown: status === 'published' && (navigationPlacement === 'header' || navigationPlacement === 'both'),
})
