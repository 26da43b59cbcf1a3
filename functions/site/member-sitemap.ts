import { directoryDays } from '#core/community/members/directory-days.ts'
import { directoryEntries, filteredList } from '#core/community/members/directory-entries.ts'
import { competitorLists } from '#core/competitions/competition-results/competitors.ts'
import { publicationDays, publicationDaysPartition } from '#core/directory/listings/publication-days.ts'
import { eventMonths } from '#core/events/events/event-months.ts'
import { itemDays, itemDaysPartition } from '#core/market/market-items/publication-days.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { readSitemap } from './read-sitemap.ts'

/** More than ten years; an index may name 50,000 sitemaps. */
const mostDays = 5000
const mostMonths = 1000

/**
 * The sitemap of everything: one of the pages, of the teams and of the seasons, sixteen of the competitors, one of the
 * members, one of the listings, and one of the items for every day, and one of the events for every month.
 */
export async function sitemapIndex(siteUrl: string): Promise<string> {
  const [days, months, published, topped] = await Promise.all([
    directoryDays.list({ pk: 'MEMBERS#days', limit: mostDays, newestFirst: true }),
    eventMonths.list({ pk: 'EVTMONTHS', limit: mostMonths, newestFirst: true }),
    publicationDays.list({ pk: publicationDaysPartition, limit: mostDays, newestFirst: true }),
    itemDays.list({ pk: itemDaysPartition, limit: mostDays, newestFirst: true }),
  ])
  const paths = [
    '/sitemaps/pages.xml',
    '/sitemaps/organizations.xml',
    '/sitemaps/teams.xml',
    '/sitemaps/seasons.xml',
    ...competitorLists.map((list) => `/sitemaps/competitors-${list}.xml`),
    ...months.items.map(({ month }) => `/sitemaps/events-${month}.xml`),
    ...published.items.map(({ day }) => `/sitemaps/listings-${day}.xml`),
    ...topped.items.map(({ day }) => `/sitemaps/items-${day}.xml`),
    ...days.items.map(({ day }) => `/sitemaps/members-${day}.xml`),
  ]
  const maps = paths.map((path) => `<sitemap><loc>${new URL(path, siteUrl).href}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>`
}

/** The public profiles of those who joined on a day, such as `2026-11-23`. */
export const memberSitemap = (siteUrl: string, day: string): Promise<string> =>
  readSitemap(
    siteUrl,
    (asked) => directoryEntries.list({ ...filteredList('newest', {}), prefix: day, ...asked }),
    ({ id }) => memberPath(id),
  )
