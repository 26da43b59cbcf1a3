import { directoryEntries, filteredList } from '#core/members/directory-entries.ts'
import { directoryMonths } from '#core/members/directory-months.ts'
import { memberPath } from '#shared/members/member-path.ts'

const mostMonths = 600
const addressesRead = 1000
/** A sitemap may hold 50,000 addresses; ten queries are what one request may cost. */
const mostQueries = 10

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The sitemap of everything: one of the pages, and one of the members for every month in which some joined. */
export async function sitemapIndex(siteUrl: string): Promise<string> {
  const { items } = await directoryMonths.list({ pk: 'MEMBERS#months', limit: mostMonths, newestFirst: true })
  const paths = ['/sitemaps/pages.xml', ...items.map(({ month }) => `/sitemaps/members-${month}.xml`)]
  const maps = paths.map((path) => `<sitemap><loc>${new URL(path, siteUrl).href}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex ${namespace}>${maps.join('')}</sitemapindex>`
}

/** The public profiles of those who joined in a month, such as `2026-11`. */
export async function memberSitemap(siteUrl: string, month: string): Promise<string> {
  const addresses: string[] = []
  let cursor: string | undefined
  for (let queries = 0; queries < mostQueries; queries++) {
    const page = await directoryEntries.list({
      ...filteredList('newest', {}),
      prefix: `${month}-`,
      limit: addressesRead,
      cursor,
    })
    addresses.push(...page.items.map(({ id }) => new URL(memberPath(id), siteUrl).href))
    cursor = page.nextCursor
    if (!cursor) break
  }
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespace}>${urls.join('')}</urlset>`
}
