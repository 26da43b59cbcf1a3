import { type PageState, pageFields } from './page-state.ts'

/** An archived page as a draft: the one it had, or what visitors saw last. */
export function reopenedPage(
  { page, draft, live }: PageState,
  by: string,
  now: string,
): Pick<PageState, 'page' | 'draft'> {
  const version = page.version + 1
  const opened = { ...page, status: 'draft', updatedAt: now, version } as const
  if (draft || !live) return { page: opened, draft }
  return {
    page: { ...opened, draftVersion: version },
    draft: {
      ...pageFields(live),
      slug: page.slug,
      pageId: page.id,
      savedBy: by,
      savedAt: now,
      version,
    },
  }
}
