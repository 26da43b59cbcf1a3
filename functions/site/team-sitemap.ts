import { teams, teamsPartition } from '#core/teams/teams.ts'
import { teamPath } from '#shared/teams/team-path.ts'

const addressesRead = 1000
/** A sitemap may hold 50,000 addresses; ten queries are what one request may cost. */
const mostQueries = 10

/** The active teams by name. */
export async function teamSitemap(siteUrl: string): Promise<string> {
  const addresses: string[] = []
  let cursor: string | undefined
  for (let queries = 0; queries < mostQueries; queries++) {
    const page = await teams.list({
      index: 'gsi1',
      pk: teamsPartition('active'),
      limit: addressesRead,
      cursor,
    })
    addresses.push(...page.items.map(({ id }) => new URL(teamPath(id), siteUrl).href))
    cursor = page.nextCursor
    if (!cursor) break
  }
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
}
