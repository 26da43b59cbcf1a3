import type { Page } from '#shared/platform/http/page.ts'

/** Maximum pages to search for one that has a match. */
const mostPagesRead = 10

/** The matches of a list, page by page: a page can be shorter than requested and still have a next one. */
export async function firstPageWith<T>(
  pageFrom: (cursor: string | undefined) => Promise<Page<T>>,
  cursor: string | undefined,
  isWanted: (item: T) => boolean,
): Promise<Page<T>> {
  let next = cursor
  for (let read = 1; ; read++) {
    const page = await pageFrom(next)
    const items = page.items.filter(isWanted)
    next = page.nextCursor
    if (items.length > 0 || !next || read === mostPagesRead)
      return { items, ...(next && { nextCursor: next }) }
  }
}
