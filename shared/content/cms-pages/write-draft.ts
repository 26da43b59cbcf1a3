import type { PageFields } from './page.ts'
import { pageRefusals } from './page-refusals.ts'
import { listedFields, type PageState, pageFields } from './page-state.ts'

type Written = {
  fields: PageFields
  /** The draft version that was edited; 0 if there was none. */
  draftVersion: number
  /** For a new draft: the published version that it began with, if that is known. */
  liveVersion?: number | undefined
  by: string
}

/** The page with these words as its draft. Visitors see no change. */
export function writeDraft(
  { page }: PageState,
  { fields, draftVersion, liveVersion, by }: Written,
  now: string,
): Required<Pick<PageState, 'page' | 'draft'>> {
  if (page.status === 'archived') throw pageRefusals.archived()
  if (page.publish) throw pageRefusals.scheduled()
  if ((page.draftVersion ?? 0) !== draftVersion) throw pageRefusals.draftConflict()
  const isOfBefore = draftVersion === 0 && liveVersion !== undefined && liveVersion !== page.liveVersion
  if (isOfBefore) throw pageRefusals.draftConflict()
  const version = page.version + 1
  return {
    page: {
      ...page,
      // A page that was never published is listed by its draft.
      ...(page.liveVersion === undefined && listedFields(fields)),
      draftVersion: version,
      updatedAt: now,
      version,
    },
    draft: { ...pageFields(fields), pageId: page.id, savedBy: by, savedAt: now, version },
  }
}
