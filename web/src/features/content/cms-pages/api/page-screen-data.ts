import type { Params } from 'react-router-dom'
import { cmsPagePath } from '#shared/content/cms-pages/page.ts'
import type { PageData, ScreenData } from '#web/app/screen.ts'
import { cmsPageQuery, type PageAnswer, type ShownPage } from './cms-page-query.ts'

type Place = {
  slugOf: (params: Params) => string
  /** The address of the screen. */
  pathOf: (params: Params) => string
}

/**
 * The data that the server reads for a screen that shows a page, and what it tells search engines about it.
 */
export function pageScreenData({ slugOf, pathOf }: Place): ScreenData {
  const answerOf = ({ params, get }: PageData) => get(cmsPageQuery(slugOf(params))) as PageAnswer | undefined
  const pageOf = (page: PageData): ShownPage | undefined => {
    const answer = answerOf(page)
    return typeof answer === 'object' ? answer : undefined
  }
  return {
    queries: (params) => [cmsPageQuery(slugOf(params))],
    description: (page) => pageOf(page)?.metaDescription || undefined,
    canonical: (page) => cmsPagePath(pageOf(page)?.slug ?? slugOf(page.params)),
    image: (page) => /<img src="([^"]+)"/.exec(pageOf(page)?.html ?? '')?.[1],
    noIndex: (page) => pageOf(page)?.noIndex === true,
    missing: (page) => answerOf(page) === 'missing',
    gone: (page) => answerOf(page) === 'gone',
    redirect: (page) => {
      const found = pageOf(page)
      const present = found && cmsPagePath(found.slug)
      return present === pathOf(page.params) ? undefined : present
    },
    alwaysFresh: true,
  }
}
