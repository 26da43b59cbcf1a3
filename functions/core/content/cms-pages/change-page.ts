import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { PageInEditor } from '#shared/content/cms-pages/contract.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import type { PageState } from '#shared/content/cms-pages/page-state.ts'
import { cmsPages, pageDrafts } from './cms-pages.ts'
import { pageInEditor } from './page-in-editor.ts'
import { readPage } from './read-page.ts'

type Caller = { userId: string; adminId?: string | undefined }

type Changed = { page: CmsPage; draft?: PageState['draft'] }

type Change = {
  pageId: string
  /** Undefined for changes that are not noted, such as each saving of a draft. */
  noted?: { by: Caller | 'platform'; verb: string }
  /** The page to write, or what was read if there is nothing to do. Throws if it cannot be done. */
  change: (state: PageState) => PageState | Changed | Promise<Changed>
  /** Returns additional writes for the same transaction. */
  more?: (before: PageState, after: Changed) => Promise<Write[]>
  remember?: ((answer: PageInEditor) => Write[]) | undefined
}

/** One change of a page and its draft, on condition that both are as they were read. */
export function changePage(
  { pageId, noted, change, more, remember = () => [] }: Change,
  now: string,
): Promise<PageInEditor> {
  return untilUnchanged(async () => {
    const state = await readPage(pageId)
    const after = await change(state)
    if (after.page === state.page) return pageInEditor(state)
    const answer = await pageInEditor({ ...state, ...after })
    await commit(
      cmsPages.put(after.page, { version: state.page.version }),
      ...draftWrites(state.draft, after.draft),
      ...((await more?.(state, after)) ?? []),
      ...(noted ? [activityOf(noted, state, after.page, now)] : []),
      ...remember(answer),
    )
    return answer
  })
}

function draftWrites(before: PageState['draft'], after: PageState['draft']): Write[] {
  if (before === after) return []
  if (after) return [pageDrafts.put(after, before ? { version: before.version } : { absent: true })]
  return before ? [pageDrafts.delete(before)] : []
}

function activityOf(
  { by, verb }: NonNullable<Change['noted']>,
  { page, live }: PageState,
  after: CmsPage,
  now: string,
): Write {
  return recordActivity(
    {
      // Scheduled changes are in the log of the administrator who published last.
      ...(by === 'platform' ? { by, userId: live?.authorId ?? '' } : { by }),
      type: 'page_update',
      description: `${verb} the page ${after.title}`,
      before: notedOf(page),
      after: notedOf(after),
    },
    now,
  )
}

/** Returns what the log says about a page. */
export const notedOf = ({ title, slug, status, navigationPlacement, publish, unpublish }: CmsPage) => ({
  title,
  slug,
  status,
  navigationPlacement,
  ...(publish && { publishAt: publish.at }),
  ...(unpublish && { unpublishAt: unpublish.at }),
})
