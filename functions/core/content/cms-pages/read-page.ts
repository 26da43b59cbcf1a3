import { pageRefusals } from '#shared/content/cms-pages/page-refusals.ts'
import type { PageState } from '#shared/content/cms-pages/page-state.ts'
import { cmsPages, pageDrafts, pageVersions } from './cms-pages.ts'

const consistent = { consistent: true }

/** A page as it is now, with its draft and what visitors see of it. */
export async function readPage(pageId: string): Promise<PageState> {
  const [page, draft] = await Promise.all([
    cmsPages.get({ id: pageId }, consistent),
    pageDrafts.get({ pageId }, consistent),
  ])
  if (!page) throw pageRefusals.notFound()
  const { liveVersion } = page
  const live =
    liveVersion === undefined
      ? undefined
      : await pageVersions.get({ pageId, number: liveVersion }, consistent)
  return { page, draft, live }
}
