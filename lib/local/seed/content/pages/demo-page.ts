import type { CmsPage, FooterSection, PageFields } from '#shared/content/cms-pages/page.ts'

export type DemoPage = Pick<PageFields, 'slug' | 'title' | 'metaDescription' | 'content'> & {
  navTitle?: string
  section?: FooterSection
  /** Published, unless it is said otherwise. */
  status?: CmsPage['status']
  /** Its earlier wordings, oldest first. */
  earlier?: readonly (Partial<Pick<PageFields, 'slug' | 'title' | 'content'>> & { note?: string })[]
  oldSlugs?: readonly string[]
  scheduledInDays?: number
}
