import { cmsPagePath } from '#shared/content/cms-pages/page.ts'
import { cmsPages } from './cms-pages.ts'

const pagesRead = 500
/** The limit of one request; more pages than that are found through the search. */
const mostQueries = 4

/** The paths of the published pages that search engines may know, last changed first. */
export async function indexedPages(): Promise<string[]> {
  const paths: string[] = []
  let cursor: string | undefined
  for (let query = 1; query <= mostQueries; query++) {
    const { items, nextCursor } = await cmsPages.list({
      index: 'gsi1',
      pk: 'PAGES#published',
      limit: pagesRead,
      cursor,
      newestFirst: true,
    })
    paths.push(...items.filter(({ noIndex }) => !noIndex).map(({ slug }) => cmsPagePath(slug)))
    cursor = nextCursor
    if (!cursor) break
  }
  return paths
}
