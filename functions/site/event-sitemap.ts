import { events, publicMonth } from '#core/events/events.ts'
import { eventPath } from '#shared/events/event-path.ts'

const addressesRead = 1000
/** A sitemap may hold 50,000 addresses; ten queries are what one request may cost. */
const mostQueries = 10

/** The public events that begin in a month, such as `2027-05`. */
export async function eventSitemap(siteUrl: string, month: string): Promise<string> {
  const addresses: string[] = []
  let cursor: string | undefined
  for (let queries = 0; queries < mostQueries; queries++) {
    const page = await events.list({ index: 'gsi1', pk: publicMonth(month), limit: addressesRead, cursor })
    addresses.push(...page.items.map(({ id }) => new URL(eventPath(id), siteUrl).href))
    cursor = page.nextCursor
    if (!cursor) break
  }
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
}
