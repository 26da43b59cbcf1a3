import { queryOptions } from '@tanstack/react-query'
import { type Article, articleOf } from '#shared/content/cms-pages/article.ts'
import { getPage } from '#shared/content/cms-pages/contract.ts'
import type { PublicPage } from '#shared/content/cms-pages/page.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

/** A page with its text as it is shown. */
export type ShownPage = Omit<PublicPage, 'content'> & Article

/** A page, or why there is none: an answer too, which the server’s page hands on. */
export type PageAnswer = ShownPage | 'missing' | 'gone'

/** The page at an address, or the one that the address leads to. */
export const cmsPageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['cms-pages', getPage.name, slug],
    queryFn: (): Promise<PageAnswer> => call(getPage, { params: { slug } }).then(shownPage, nothing),
  })

export const shownPage = ({ content, ...page }: PublicPage): ShownPage => ({ ...page, ...articleOf(content) })

function nothing(error: unknown): 'missing' | 'gone' {
  if (error instanceof ApiError && error.status === 410) return 'gone'
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return 'missing'
  throw error
}
