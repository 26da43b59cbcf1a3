import { listPageVersions } from '#shared/content/cms-pages/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const pageVersionsQuery = (pageId: string) =>
  pagesQuery(listPageVersions, { key: ['page-versions', pageId], params: { pageId } })
