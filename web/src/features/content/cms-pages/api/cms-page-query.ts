import { queryOptions } from '@tanstack/react-query'
import { getPage } from '#shared/content/cms-pages/contract.ts'
import type { PublicPage } from '#shared/content/cms-pages/page.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

/** A page, or why there is none: an answer too, which the server’s page hands on. */
export type PageAnswer = PublicPage | 'missing' | 'gone'

/** The page at an address, or the one that the address leads to. */
export const cmsPageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['cms-pages', getPage.name, slug],
    queryFn: (): Promise<PageAnswer> => call(getPage, { params: { slug } }).catch(nothing),
  })

function nothing(error: unknown): 'missing' | 'gone' {
  if (error instanceof ApiError && error.status === 410) return 'gone'
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return 'missing'
  throw error
}
