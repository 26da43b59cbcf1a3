import type { getPage as contract } from '#shared/content/cms-pages/contract.ts'
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
  const page = slug && (await cmsPages.get({ id: slug.pageId }))
  if (page?.status === 'archived') throw pageRefusals.gone()
  if (page?.status !== 'published' || page.liveVersion === undefined) throw pageRefusals.notFound()
  const live = await pageVersions.get({ pageId: page.id, number: page.liveVersion }, { consistent: true })
  if (!live) throw pageRefusals.notFound()
  return publicPage({ ...live, slug: page.slug }, live.createdAt)
}
