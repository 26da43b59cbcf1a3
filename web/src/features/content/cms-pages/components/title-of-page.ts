import type { PageData } from '#web/app/screen.ts'
import { goneTitle, missingTitle } from '#web/lib/page-title.ts'
import { cmsPageQuery, type PageAnswer } from '../api/cms-page-query.ts'

/** The name of a page, or `waiting` while it has not loaded. */
export function titleOfPage({ get }: PageData, slug: string, waiting: string): string {
  const answer = get(cmsPageQuery(slug)) as PageAnswer | undefined
  if (answer === 'missing') return missingTitle
  if (answer === 'gone') return goneTitle
  return answer?.title ?? waiting
}
