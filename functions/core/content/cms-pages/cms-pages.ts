import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { CmsPage, PageDraft, PageId, PageVersion } from '#shared/content/cms-pages/page.ts'

const place = (order: number) => String(order).padStart(3, '0')

const isInFooter = ({ status, navigationPlacement }: CmsPage) =>
  status === 'published' && (navigationPlacement === 'footer' || navigationPlacement === 'both')

/** The next time something happens with a page automatically, whichever comes first. */
const nextAt = ({ status, publish, unpublish }: CmsPage) =>
  [publish?.at, status === 'published' || publish ? unpublish?.at : undefined]
    .filter((at) => at !== undefined)
    .toSorted()[0]

/** `gsi1` lists by status, last changed first; `gsi2` the pages in the footer; `gsi3` those that are due. */
export const cmsPages = entity({
  name: 'cms-page',
  erasure: 'impersonal',
  schema: CmsPage,
  key: ({ id }: { id: string }) => ({ pk: `PAGE#${id}`, sk: 'PAGE' }),
  gsi1: ({ id, status, updatedAt }) => ({ pk: `PAGES#${status}`, sk: `${updatedAt}#${id}` }),
  gsi2: (page) =>
    isInFooter(page)
      ? { pk: 'FOOTER', sk: `${page.footerSection ?? 'quick_links'}#${place(page.navOrder)}#${page.id}` }
      : undefined,
  gsi3: (page) => {
    const at = nextAt(page)
    return at ? { pk: 'PAGES_DUE', sk: `${at}#${page.id}` } : undefined
  },
})

export const pageDrafts = entity({
  name: 'cms-page-draft',
  erasure: 'impersonal',
  schema: PageDraft,
  key: ({ pageId }: { pageId: string }) => ({ pk: `PAGE#${pageId}`, sk: 'DRAFT' }),
})

const numbered = (number: number) => String(number).padStart(6, '0')

export const pageVersions = entity({
  name: 'cms-page-version',
  erasure: 'impersonal',
  schema: PageVersion,
  key: ({ pageId, number }: { pageId: string; number: number }) => ({
    pk: `PAGE#${pageId}`,
    sk: `VERSION#${numbered(number)}`,
  }),
})

/** An address: the present one of its page, or one from before, which leads to whatever the present one is. */
export const pageSlugs = entity({
  name: 'cms-page-slug',
  erasure: 'impersonal',
  schema: z.object({
    slug: z.string(),
    pageId: PageId,
    current: z.boolean(),
    since: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ slug }: { slug: string }) => ({ pk: `SLUG#${slug}`, sk: 'SLUG' }),
  gsi1: ({ pageId, slug }) => ({ pk: `SLUGS_OF#${pageId}`, sk: slug }),
})

/** Shows the draft of a page to its holders for a day. */
export const pagePreviews = entity({
  name: 'cms-page-preview',
  erasure: { days: 2 },
  schema: z.object({
    id: z.string(),
    pageId: PageId,
    secretHash: z.string(),
    expiresAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ id }: { id: string }) => ({ pk: `PREVIEW#${id}`, sk: 'PREVIEW' }),
  expiresAt: ({ expiresAt }) => expiresAt,
})
