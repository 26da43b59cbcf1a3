import type { NounSearchType } from '#shared/content/search/search-document.ts'
import { type CmsPage, cmsPagePath } from './page.ts'

export const searchType: NounSearchType<CmsPage> = {
  type: 'content',
  document: ({ id, slug, title, metaDescription, status, noIndex }) =>
    status === 'published' && !noIndex
      ? { id, title, description: metaDescription, url: cmsPagePath(slug) }
      : undefined,
}
