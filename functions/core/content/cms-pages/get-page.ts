import type { getPage as contract } from '#shared/content/cms-pages/contract.ts'
import type { PageVersion } from '#shared/content/cms-pages/page.ts'
import { pageRefusals } from '#shared/content/cms-pages/page-refusals.ts'
import type { ParamsOf, ResponseOf } from '#shared/platform/http/route.ts'
import { cmsPages, pageSlugs, pageVersions } from './cms-pages.ts'
import { publicPage } from './public-page.ts'

/** A published page by its present address, or by one that it had. */
export async function getPage({
  params,
}: {
  params: ParamsOf<typeof contract>
}): Promise<ResponseOf<typeof contract>> {
  const slug = await pageSlugs.get({ slug: params.slug })
  if (!slug) throw pageRefusals.notFound()
  const { pageId } = slug
  const [page, newest] = await Promise.all([cmsPages.get({ id: pageId }), newestVersion(pageId)])
  if (page?.status === 'archived') throw pageRefusals.gone()
  if (page?.status !== 'published' || page.liveVersion === undefined) throw pageRefusals.notFound()
  const number = page.liveVersion
  const live =
    newest?.number === number ? newest : await pageVersions.get({ pageId, number }, { consistent: true })
  if (!live) throw pageRefusals.notFound()
  return publicPage({ ...live, slug: page.slug }, live.createdAt)
}

/** The version that was published last: the live one, but for the moment in which the next one appears. */
async function newestVersion(pageId: PageVersion['pageId']): Promise<PageVersion | undefined> {
  const { items } = await pageVersions.list({
    pk: pageVersions.key({ pageId, number: 0 }).pk,
    prefix: 'VERSION#',
    newestFirst: true,
    limit: 1,
    consistent: true,
  })
  return items[0]
}
