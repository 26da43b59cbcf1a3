import { listPages } from '#shared/content/cms-pages/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const publishedPagesQuery = pagesQuery(listPages, {
  key: ['cms-pages', 'to-add'],
  query: { status: 'published' },
})
