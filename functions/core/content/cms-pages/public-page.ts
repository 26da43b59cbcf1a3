import type { PageFields, PublicPage } from '#shared/content/cms-pages/page.ts'

/** The page for readers, cleaned again: its row may be from before a rule, or from elsewhere. */
export async function publicPage(fields: PageFields, updatedAt: string): Promise<PublicPage> {
  const { cleanHtml } = await import('#core/platform/html/clean-html.ts')
  const { slug, title, metaDescription, content, footerSection, noIndex } = fields
  return {
    slug,
    title,
    metaDescription,
    content: cleanHtml(content),
    ...(footerSection && { footerSection }),
    noIndex,
    updatedAt,
  }
}
