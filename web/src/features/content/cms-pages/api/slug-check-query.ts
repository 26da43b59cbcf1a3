import { queryOptions } from '@tanstack/react-query'
import { checkSlug } from '#shared/content/cms-pages/contract.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { call } from '#web/lib/call.ts'

/** Asks whether a page may have an address. */
export const slugCheckQuery = (slug: string, pageId: CmsPage['id']) =>
  queryOptions({
    queryKey: ['slug-check', slug, pageId],
    queryFn: ({ signal }) => call(checkSlug, { params: { slug }, query: { pageId } }, { signal }),
    staleTime: 10_000,
  })
