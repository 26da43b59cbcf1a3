const addressesRead = 1000
/** A sitemap may hold 50,000 addresses; ten queries are what one request may cost. */
const mostQueries = 10

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

type Asked = { limit: number; cursor: string | undefined }
type ListPage<Item> = { items: Item[]; nextCursor?: string | undefined }

/** The sitemap of what a list holds, read page by page. */
export async function readSitemap<Item>(
  siteUrl: string,
  list: (asked: Asked) => Promise<ListPage<Item>>,
  pathOf: (item: Item) => string | string[],
): Promise<string> {
  const paths = new Set<string>()
  let cursor: string | undefined
  for (let queries = 0; queries < mostQueries; queries++) {
    const page = await list({ limit: addressesRead, cursor })
    for (const path of page.items.flatMap(pathOf)) paths.add(path)
    cursor = page.nextCursor
    if (!cursor) break
  }
  const urls = [...paths].map((path) => `<url><loc>${new URL(path, siteUrl).href}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespace}>${urls.join('')}</urlset>`
}
