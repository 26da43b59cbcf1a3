import { cmsPages } from '#core/content/cms-pages/cms-pages.ts'
import { storedContactSettings } from '#core/content/contact/contact-settings.ts'
import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import * as nouns from '#core/content/footer/footer-parts-of-nouns.ts'
import { allNavigationItems } from '#core/content/navigation/all-navigation-items.ts'
import { navigationItems } from '#core/content/navigation/navigation-items.ts'
import { summary } from '#core/platform/projections/summary.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { FooterSection } from '#shared/content/cms-pages/page.ts'
import type { Footer } from '#shared/content/footer/footer.ts'
import { type PageFrame, pageFrames } from './page-frames.ts'

/** No one would read more of them in a footer. */
const mostPages = 100

const parts = Object.values(nouns)

/** Menu and footer of every page. */
export const pageFrame = summary<PageFrame>({
  into: pageFrames,
  keptOnPagesForSeconds: 5,
  sources: [
    { of: navigationItems },
    { of: storedContactSettings },
    ...parts.map(({ of }) => ({ of })),
    {
      of: cmsPages,
      concerns: ({ before, after }) => [before, after].some((page) => page?.gsi2pk === footerPartition),
    },
  ],
  make: async () => {
    const [items, footer] = await Promise.all([allNavigationItems({ consistent: true }), readFooter()])
    return { items: items.filter(({ isActive }) => isActive), footer }
  },
})

const footerPartition = 'FOOTER'

async function readFooter(): Promise<Footer> {
  const [{ items }, contact, added] = await Promise.all([
    cmsPages.list({ index: 'gsi2', pk: footerPartition, limit: mostPages }),
    readContactSettings({ consistent: true }),
    Promise.all(parts.map(({ read }) => read())),
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
