import { escapeHtml } from '#shared/platform/html/escape-html.ts'
import { siteName } from '#shared/site-name.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { scriptJson } from '#web/lib/script-json.ts'
import { notFoundScreen } from './match-screen.ts'
import { titleOf } from './page-data.ts'
import type { PageData, ScreenData, ScreenEntry, ScreenFact, ScreenModule } from './screen.ts'

export type Head = {
  title: string
  description: string
  /** The address that search engines should remember; none for pages they should forget. */
  canonical?: string
  image: string
  structuredData?: object
}

const siteDescription =
  'The home of the car-audio community: competitors, shops, brands and clubs, each with their own profile.'

/** The facts that a page's screen states, and the data that the server has read for it. */
type PageParts = {
  title: ScreenModule['title']
  facts: ScreenFact
  data?: ScreenData | undefined
}

/** Builds the head of a page. */
export function headOf(entry: ScreenEntry, parts: PageParts, path: string, page: PageData): Head {
  const { facts, data } = parts
  const description = data?.description?.(page) ?? facts.description ?? siteDescription
  const structuredData = data?.structuredData?.(page)
  // The router also takes `/FAQ` for `/faq`.
  const plainPath = entry.path.includes(':') ? path : entry.path
  const indexed =
    entry.access === 'public' && !facts.noIndex && !data?.noIndex?.(page) && entry !== notFoundScreen
  return {
    title: pageTitle(titleOf(parts, page)),
    description,
    ...(indexed && { canonical: new URL(data?.canonical?.(page) ?? plainPath, page.siteUrl).href }),
    image: new URL(data?.image?.(page) ?? '/og.png', page.siteUrl).href,
    ...(structuredData && { structuredData }),
  }
}

export function renderHead({ title, description, canonical, image, structuredData }: Head): string {
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    canonical
      ? `<link rel="canonical" href="${escapeHtml(canonical)}">`
      : '<meta name="robots" content="noindex">',
    property('site_name', siteName),
    property('type', 'website'),
    property('title', title),
    property('description', description),
    property('image', image),
    ...(canonical ? [property('url', canonical)] : []),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(structuredData ? [`<script type="application/ld+json">${scriptJson(structuredData)}</script>`] : []),
  ].join('')
}
