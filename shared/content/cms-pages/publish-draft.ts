import type { CmsPage, PageDraft, PageVersion } from './page.ts'
import { pageRefusals } from './page-refusals.ts'
import { listedFields, type PageState, pageFields } from './page-state.ts'

type Publishing = {
  /** The draft that the publishing administrator saw. */
  draftVersion: number
  by: string
  /** True if the schedule of the page publishes it, not a person. */
  isPlanned?: boolean | undefined
  note?: string | undefined
}

/** True if there is anything for visitors to see. */
export const isComplete = ({ title, content }: { title: string; content: string }): boolean =>
  title.trim() !== '' &&
  (/<(?:img|hr)\b/.test(content) || content.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '')

/** The draft of a page that can be published as it is. */
export function publishableDraft({ page, draft }: PageState, draftVersion: number | undefined): PageDraft {
  if (page.status === 'archived') throw pageRefusals.archived()
  if (!draft || page.draftVersion !== draftVersion) throw pageRefusals.draftConflict()
  if (!isComplete(draft)) throw pageRefusals.incomplete()
  return draft
}

/** The page with its draft as what visitors see, and that as its next version. */
export function publishDraft(
  state: PageState,
  { draftVersion, by, isPlanned, note }: Publishing,
  now: string,
): { page: CmsPage; live: PageVersion } {
  const draft = publishableDraft(state, draftVersion)
  const { page } = state
  const number = (page.liveVersion ?? 0) + 1
  return {
    page: {
      ...page,
      ...listedFields(draft),
      status: 'published',
      liveVersion: number,
      draftVersion: undefined,
      publish: undefined,
      // A page published by hand is meant to be seen, whatever was planned before.
      unpublish: isPlanned || (page.unpublish && page.unpublish.at > now) ? page.unpublish : undefined,
      publishedAt: now,
      updatedAt: now,
      version: page.version + 1,
    },
    live: {
      ...pageFields(draft),
      pageId: page.id,
      number,
      authorId: by,
      ...(note && { note }),
      createdAt: now,
      version: 1,
    },
  }
}
