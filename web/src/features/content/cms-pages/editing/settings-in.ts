import { cmsPagePath, type PageFields } from '#shared/content/cms-pages/page.ts'
import { placementLabels, sectionLabels } from '../components/page-labels.ts'

/** The page's settings beside its text, in the words of the editor. */
export const settingsIn = ({
  title,
  slug,
  metaDescription,
  navigationPlacement,
  footerSection,
  navOrder,
  navTitle,
  noIndex,
}: PageFields) => ({
  title,
  address: cmsPagePath(slug),
  description: metaDescription,
  placement: placementLabels[navigationPlacement],
  footerSection: footerSection && sectionLabels[footerSection],
  order: String(navOrder),
  menuTitle: navTitle,
  hiddenFromSearchEngines: noIndex,
})
