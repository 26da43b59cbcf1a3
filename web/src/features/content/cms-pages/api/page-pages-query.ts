import { listPages } from '#shared/content/cms-pages/contract.ts'
import type { FooterSection, NavigationPlacement, PageStatus } from '#shared/content/cms-pages/page.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

type Wanted = {
  status: PageStatus
  placement?: NavigationPlacement | undefined
  section?: FooterSection | undefined
  q?: string | undefined
}

export const pageListKey = ['admin-pages']

export const pagePagesQuery = (wanted: Wanted) =>
  pagesQuery(listPages, { key: [...pageListKey, wanted], query: wanted, keepPrevious: true })
