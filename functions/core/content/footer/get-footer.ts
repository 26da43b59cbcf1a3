import { cmsPages } from '#core/content/cms-pages/cms-pages.ts'
import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { FooterSection } from '#shared/content/cms-pages/page.ts'
import type { Footer } from '#shared/content/footer/contract.ts'
import * as parts from './footer-parts-of-nouns.ts'

/** No one would read more of them in a footer. */
const mostPages = 100

/** The footer of every page, in one query and two reads. */
export async function getFooter(): Promise<Footer> {
  const [{ items }, contact, added] = await Promise.all([
    cmsPages.list({ index: 'gsi2', pk: 'FOOTER', limit: mostPages }),
    readContactSettings(),
    Promise.all(Object.values(parts).map((part) => part())),
  ])
  const { email, phone, showPhoneInFooter, address, social } = contact
  return {
    sections: sectionsOf(items),
    contact: { email, phone: showPhoneInFooter ? phone : undefined, address, social },
    cards: added.flatMap(({ cards }) => cards),
  }
}

function sectionsOf(pages: readonly CmsPage[]): Footer['sections'] {
  const bySection = Map.groupBy(pages, ({ footerSection }) => footerSection ?? 'quick_links')
  return FooterSection.options.flatMap((section) => {
    const own = (bySection.get(section) ?? []).map(({ slug, title, navTitle, navOrder }) => ({
      slug,
      title: navTitle || title,
      navOrder,
    }))
    if (own.length === 0) return []
    const ordered = own.toSorted((a, b) => a.navOrder - b.navOrder || a.title.localeCompare(b.title))
    return [{ section, pages: ordered.map(({ slug, title }) => ({ slug, title })) }]
  })
}
