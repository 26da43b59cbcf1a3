import { queryOptions } from '@tanstack/react-query'
import { listRedirects } from '#shared/content/cms-pages/contract.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { call } from '#web/lib/call.ts'

export const pageRedirectsQuery = (pageId: CmsPage['id']) =>
  queryOptions({
    queryKey: ['page-redirects', pageId],
    queryFn: async ({ signal }) => (await call(listRedirects, { params: { pageId } }, { signal })).items,
  })
