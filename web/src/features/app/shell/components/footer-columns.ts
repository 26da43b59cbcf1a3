import type { FooterSection } from '#shared/content/cms-pages/page.ts'
import type { Footer } from '#shared/content/footer/footer.ts'

export type FooterLink = { href: string; title: string; targetBlank: boolean }
export type FooterColumn = { title: string; links: readonly FooterLink[] }

export const socialTitle = 'Social'

const sectionTitles: Record<FooterSection, string> = {
  company: 'Company',
  quick_links: 'Quick links',
  legal: 'Legal',
  support: 'Support',
  social: socialTitle,
}

/**
 * Returns the pages of the footer’s sections, with the menu's entries after the quick links. Empty parts are
 * left out.
 */
export function footerColumns(
  { sections, contact }: Pick<Footer, 'sections' | 'contact'>,
  menu: readonly FooterColumn[],
): FooterColumn[] {
  const column = (wanted: FooterSection): FooterColumn => ({
    title: sectionTitles[wanted],
    links: (sections.find(({ section }) => section === wanted)?.pages ?? []).map(({ slug, title }) => ({
      href: `/pages/${slug}`,
      title,
      targetBlank: false,
    })),
  })
  const ordered = [
    column('company'),
    column('quick_links'),
    ...menu,
    column('legal'),
    column('support'),
    column('social'),
  ]
  const columns: FooterColumn[] = []
  for (const { title, links } of ordered) {
    const at = columns.findIndex((one) => one.title === title)
    // A group of the menu may be called like a section: they are one column, which names each address once.
    const before = columns[at]?.links ?? []
    const all = [...before, ...links.filter(({ href }) => !before.some((link) => link.href === href))]
    columns.splice(at < 0 ? columns.length : at, 1, { title, links: all })
  }
  return columns.filter(
    ({ title, links }) => links.length > 0 || (title === socialTitle && contact.social.length > 0),
  )
}
