import type { PageFields, PageVersion } from './page.ts'
import { type PageState, pageFields } from './page-state.ts'

/** The words of an old version, at the address and in the menus where the page is now. */
export function restoredFields({ page, draft, live }: PageState, version: PageVersion): PageFields {
  const present = draft ?? (live && { ...live, slug: page.slug }) ?? version
  const { title, content, metaDescription } = version
  return { ...pageFields(present), title, content, metaDescription }
}
