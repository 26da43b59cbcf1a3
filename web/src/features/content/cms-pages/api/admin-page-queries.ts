import { queryOptions } from '@tanstack/react-query'
import {
  checkSlug,
  getPageAsAdmin,
  listPages,
  listPageVersions,
  listRedirects,
} from '#shared/content/cms-pages/contract.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'
import type { PageFilter } from '../components/page-filter.ts'

type Id = CmsPage['id']

export const pagePagesQuery = (filter: PageFilter) =>
  pagesQuery(listPages, { key: ['cms-pages', listPages.name, filter], query: filter, keepPrevious: true })

export const pageVersionsQuery = (pageId: Id) =>
  pagesQuery(listPageVersions, { key: ['cms-pages', listPageVersions.name, pageId], params: { pageId } })

export const pageRedirectsQuery = (pageId: Id) => query('cms-pages', listRedirects, { params: { pageId } })

/** Asks whether a page may have an address. */
export const slugCheckQuery = (slug: string, pageId: Id) =>
  query('cms-pages', checkSlug, { params: { slug }, query: { pageId } }, { staleTime: 10_000 })

/**
 * The editor keeps what it has read, and asks again only when it must: typed text overrides it. So it is not read
 * again with the lists.
 */
export const pageInEditorQuery = (pageId: Id) =>
  queryOptions({
    queryKey: ['page-in-editor', pageId],
    queryFn: ({ signal }) => call(getPageAsAdmin, { params: { pageId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
