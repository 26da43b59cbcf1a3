import { placePage } from '#core/content/navigation/place-page.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { PageInEditor } from '#shared/content/cms-pages/contract.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import type { PageState } from '#shared/content/cms-pages/page-state.ts'
import { publishDraft } from '#shared/content/cms-pages/publish-draft.ts'
import { notedOf } from './change-page.ts'
import { cmsPages, pageDrafts, pageVersions } from './cms-pages.ts'
import { moveSlug } from './move-slug.ts'
import { pageInEditor } from './page-in-editor.ts'
import { placed } from './placed.ts'
import { readPage } from './read-page.ts'

/** Older ones go. */
const versionsKept = 50

type Publishing = {
  pageId: string
  /** Returns the person who published it, directly or by scheduling it. */
  authorOf: (state: PageState) => string
  by: { userId: string; adminId?: string | undefined } | 'platform'
  /** The draft to be published, from what was read: throws where there is nothing to do. */
  draftVersion: (state: PageState) => number
  note?: string | undefined
  takeOver?: boolean | undefined
  swapWith?: string | undefined
  remember?: (answer: PageInEditor) => Write[]
}

/** Moves what visitors see, the address, the entry in the menu and the list of versions, all or nothing. */
export function publishPage(publishing: Publishing, now: string): Promise<PageInEditor> {
  const { pageId, by, note, takeOver, swapWith, remember } = publishing
  return untilUnchanged(async () => {
    const state = await readPage(pageId)
    const author = publishing.authorOf(state)
    const draftVersion = publishing.draftVersion(state)
    const { page, live } = publishDraft(
      state,
      { draftVersion, by: author, isPlanned: by === 'platform', note },
      now,
    )
    const { writes, swapped } = await moveSlug({ before: state.page, after: page, takeOver, swapWith }, now)
    const answer = await pageInEditor({ page, live })
    await commit(
      cmsPages.put(page, { version: state.page.version }),
      ...(state.draft ? [pageDrafts.delete(state.draft)] : []),
      pageVersions.put(live, { absent: true }),
      ...(await outdated(page)),
      ...writes,
      ...(await placePage(placed(page), ...(swapped ? [placed(swapped)] : []))),
      recordActivity(
        {
          ...(by === 'platform' ? { by, userId: author } : { by }),
          type: 'page_update',
          description: `Published the page ${page.title}`,
          before: notedOf(state.page),
          after: notedOf(page),
        },
        now,
      ),
      announce('page.published', { pageId: page.id, number: live.number }, now),
      ...(remember?.(answer) ?? []),
    )
    return answer
  })
}

async function outdated({ id: pageId, liveVersion = 0 }: CmsPage): Promise<Write[]> {
  const number = liveVersion - versionsKept
  const version = number > 0 ? await pageVersions.get({ pageId, number }) : undefined
  return version ? [pageVersions.underive(version)] : []
}
