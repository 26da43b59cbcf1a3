import type { Write } from '#core/platform/db/write.ts'
import { claimSlug } from '#shared/content/cms-pages/claim-slug.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { cmsPages, pageDrafts, pageSlugs } from './cms-pages.ts'
import { slugHolder } from './slug-holder.ts'

type Move = {
  before: CmsPage
  after: CmsPage
  takeOver?: boolean | undefined
  swapWith?: string | undefined
}

/**
 * The writes by which a page gets its address. Its former address leads to it from now on: each address names its page
 * and never the next address, so that every one is one step from the present one and none can lead in a circle.
 */
export async function moveSlug(
  { before, after, takeOver, swapWith }: Move,
  now: string,
): Promise<{ writes: Write[]; swapped?: CmsPage }> {
  const { item, holder } = await slugHolder(after.slug)
  const claim = claimSlug({ page: before, takeOver, swapWith }, holder)
  if (claim === 'own' && item?.current) return { writes: [] }
  const taken = pageSlugs.put(
    { slug: after.slug, pageId: after.id, current: true, since: now, version: (item?.version ?? 0) + 1 },
    item ? { version: item.version } : { absent: true },
  )
  const old =
    before.liveVersion === undefined
      ? undefined
      : await pageSlugs.get({ slug: before.slug }, { consistent: true })
  if (!old) return { writes: [taken] }
  const isSwap = claim === 'swapped' && holder
  const left = pageSlugs.put(
    {
      ...old,
      pageId: isSwap ? holder.page.id : after.id,
      current: Boolean(isSwap),
      since: now,
      version: old.version + 1,
    },
    { version: old.version },
  )
  if (!isSwap) return { writes: [taken, left] }
  const swapped = await otherOf(holder.page, before.slug, now)
  return { writes: [taken, left, ...swapped.writes], swapped: swapped.page }
}

/** The page that gets an address in return, with a draft that still names the one it had. */
async function otherOf(
  page: CmsPage,
  slug: string,
  now: string,
): Promise<{ page: CmsPage; writes: Write[] }> {
  const draft = await pageDrafts.get({ pageId: page.id }, { consistent: true })
  const version = page.version + 1
  const isToMove = draft?.slug === page.slug
  const moved = {
    ...page,
    slug,
    ...(isToMove && { draftVersion: version }),
    updatedAt: now,
    version,
  }
  return {
    page: moved,
    writes: [
      cmsPages.put(moved, { version: page.version }),
      ...(isToMove ? [pageDrafts.put({ ...draft, slug, version }, { version: draft.version })] : []),
    ],
  }
}
