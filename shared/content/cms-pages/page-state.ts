import type { CmsPage, PageDraft, PageFields, PageVersion } from './page.ts'

/** A page with its draft and what visitors see, or saw last. */
export type PageState = {
  page: CmsPage
  draft?: PageDraft | undefined
  live?: PageVersion | undefined
}

/** The fields of anything that has them, also those that it lacks, so that they replace others. */
export const pageFields = (from: PageFields): PageFields => ({
  title: from.title,
  slug: from.slug,
  metaDescription: from.metaDescription,
  content: from.content,
  navigationPlacement: from.navigationPlacement,
  footerSection: from.footerSection,
  navOrder: from.navOrder,
  navTitle: from.navTitle,
  noIndex: from.noIndex,
})

/** Returns the fields of a page that the list shows. */
export function listedFields(from: PageFields): Omit<PageFields, 'content'> {
  const { content: _, ...listed } = pageFields(from)
  return listed
}
