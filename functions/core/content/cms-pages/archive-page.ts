import { placePage } from '#core/content/navigation/place-page.ts'
import type { Write } from '#core/platform/db/write.ts'
import { archivedPage } from '#shared/content/cms-pages/archived-page.ts'
import type { PageInEditor } from '#shared/content/cms-pages/contract.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { changePage } from './change-page.ts'
import { placed } from './placed.ts'

type Archiving = {
  pageId: string
  by: { userId: string; adminId?: string | undefined } | 'platform'
  /** Tells whether the page as it stands may still be archived; throws if a person must be told why not. */
  isMeant: (page: CmsPage) => boolean
  remember?: (answer: PageInEditor) => Write[]
}

/** Takes a page off the site and out of its menus, and keeps its address for it. */
export const archivePage = (
  { pageId, by, isMeant, remember }: Archiving,
  now: string,
): Promise<PageInEditor> =>
  changePage(
    {
      pageId,
      noted: { by, verb: 'Archived' },
      change: (state) =>
        isMeant(state.page) ? { page: archivedPage(state.page, now), draft: state.draft } : state,
      more: (_, { page }) => placePage(placed(page)),
      remember,
    },
    now,
  )
