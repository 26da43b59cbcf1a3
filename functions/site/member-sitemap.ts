import { eventMonths } from '#core/events/event-months.ts'
import { directoryDays } from '#core/members/directory-days.ts'
import { directoryEntries, filteredList } from '#core/members/directory-entries.ts'
import { memberPath } from '#shared/members/member-path.ts'

/** More than ten years; an index may name 50,000 sitemaps. */
const mostDays = 5000
const mostMonths = 1000
const addressesRead = 1000
/** A sitemap may hold 50,000 addresses; ten queries are what one request may cost. */
const mostQueries = 10

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The sitemap of everything: one of the pages, one of the teams, one of the members for every day, and one of the events for every month. */
export async function sitemapIndex(siteUrl: string): Promise<string> {
  const [days, months] = await Promise.all([
    directoryDays.list({ pk: 'MEMBERS#days', limit: mostDays, newestFirst: true }),
    eventMonths.list({ pk: 'EVTMONTHS', limit: mostMonths, newestFirst: true }),
  ])
  const paths = [
    '/sitemaps/pages.xml',
    '/sitemaps/teams.xml',
    ...months.items.map(({ month }) => `/sitemaps/events-${month}.xml`),
    ...days.items.map(({ day }) => `/sitemaps/members-${day}.xml`),
  ]
  const maps = paths.map((path) => `<sitemap><loc>${new URL(path, siteUrl).href}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex ${namespace}>${maps.join('')}</sitemapindex>`
}

/** The public profiles of those who joined on a day, such as `2026-11-23`. */
export async function memberSitemap(siteUrl: string, day: string): Promise<string> {
  const addresses: string[] = []
  let cursor: string | undefined
  for (let queries = 0; queries < mostQueries; queries++) {
    const page = await directoryEntries.list({
      ...filteredList('newest', {}),
      prefix: day,
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
