import type { SlugHolder } from '#shared/content/cms-pages/claim-slug.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { cmsPages, pageSlugs } from './cms-pages.ts'

type Slugs = NonNullable<Awaited<ReturnType<typeof pageSlugs.get>>>

/** An address as it is stored, and the page that has it; what a deleted page has left behind belongs to none. */
export async function slugHolder(
  slug: string,
): Promise<{ item?: Slugs | undefined; holder?: SlugHolder & { page: CmsPage } }> {
  const item = await pageSlugs.get({ slug }, { consistent: true })
  const page = item && (await cmsPages.get({ id: item.pageId }, { consistent: true }))
  return { item, ...(page && { holder: { page, isCurrent: item.current } }) }
}
