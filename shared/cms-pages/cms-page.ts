/**
 * A page whose words are data: what an editor of pages can take over as it stands, at the same address. In texts
 * `[label](/path)` is a link.
 */
export type CmsPage = {
  /** The page is at `/pages/<slug>`. */
  slug: string
  title: string
  metaDescription: string
  footerSection: 'company' | 'quick_links' | 'legal' | 'support' | 'social'
  navOrder: number
  lead: string
  updatedOn: string
  sections: readonly CmsSection[]
}

export type CmsSection = {
  heading: string
  /** Paragraphs, and lists of points. */
  content: readonly (string | readonly string[])[]
}

export const cmsPagePath = (slug: string): string => `/pages/${slug}`
