import { queryOptions } from '@tanstack/react-query'
import { getPageAsAdmin } from '#shared/content/cms-pages/contract.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { call } from '#web/lib/call.ts'

/** The editor keeps what it has read, and asks again only when it must: typed text overrides it. */
export const pageInEditorQuery = (pageId: CmsPage['id']) =>
  queryOptions({
    queryKey: ['page-in-editor', pageId],
    queryFn: ({ signal }) => call(getPageAsAdmin, { params: { pageId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
