import { concurrentChange } from '#core/db/commit.ts'
import type { Write } from '#core/db/write.ts'
import { placePage } from '#core/navigation/place-page.ts'
import { archivedPage } from '#shared/cms-pages/archived-page.ts'
import type { PageInEditor } from '#shared/cms-pages/contract.ts'
import { changePage } from './change-page.ts'
import { placed } from './placed.ts'

type Archiving = {
  pageId: string
  by: { userId: string; adminId?: string | undefined }
  /** The one that the administrator saw. */
  version: number
  remember: (answer: PageInEditor) => Write[]
}

/** Takes a page off the site and out of its menus, and keeps its address for it. */
export const archivePage = (
  { pageId, by, version, remember }: Archiving,
  now: string,
): Promise<PageInEditor> =>
  changePage(
    {
      pageId,
      noted: { by, verb: 'Archived' },
      change: (state) => {
        if (state.page.status === 'archived') return state
        if (state.page.version !== version) throw concurrentChange()
        return { page: archivedPage(state.page, now), draft: state.draft }
      },
      more: (_, { page }) => placePage(placed(page)),
      remember,
    },
    now,
  )
