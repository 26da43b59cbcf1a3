import { pageRefusals } from './page-refusals.ts'
import type { PageState } from './page-state.ts'

/** A published page without what was being written beside it. */
export function discardDraft(
  { page }: PageState,
  draftVersion: number,
  now: string,
): Pick<PageState, 'page' | 'draft'> {
  if (page.status !== 'published') throw pageRefusals.notPublished()
  if (page.publish) throw pageRefusals.scheduled()
  if (page.draftVersion !== draftVersion) throw pageRefusals.draftConflict()
  return {
    page: { ...page, draftVersion: undefined, updatedAt: now, version: page.version + 1 },
    draft: undefined,
  }
}
