import type { CmsPage, PageDraft, PageFields } from './page.ts'
import { listedFields, pageFields } from './page-state.ts'

type Given = {
  id: CmsPage['id']
  title: string
  slug: string
  by: string
  /** The fields it begins with as a copy. */
  copied?: PageFields | undefined
}

const empty = {
  metaDescription: '',
  content: '',
  navigationPlacement: 'none',
  navOrder: 0,
  noIndex: false,
} as const

/** A page with its first draft. A copy is in no menu, where it would duplicate the original. */
export function newPage(
  { id, title, slug, by, copied }: Given,
  now: string,
): { page: CmsPage; draft: PageDraft } {
  const fields = pageFields({
    ...empty,
    ...(copied && { ...copied, navigationPlacement: 'none', navTitle: undefined }),
    title,
    slug,
  })
  return {
    page: {
      id,
      ...listedFields(fields),
      status: 'draft',
      draftVersion: 1,
      createdAt: now,
      updatedAt: now,
      version: 1,
    },
    draft: { ...fields, pageId: id, savedBy: by, savedAt: now, version: 1 },
  }
}
