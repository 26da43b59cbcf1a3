import { escapeHtml } from '#shared/html/escape-html.ts'
import type { ScreenEntry } from './screen.ts'

/** The public screens with an address of their own; those with parameters are found through their lists. */
export function sitemap(screens: readonly ScreenEntry[], siteUrl: string): string {
  const addresses = screens
    .filter(({ access, path, noIndex }) => access === 'public' && !noIndex && !path.includes(':'))
    .map(({ path }) => `<url><loc>${escapeHtml(new URL(path, siteUrl).href)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`
}

export const robots = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
