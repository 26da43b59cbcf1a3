import { escapeHtml } from '#shared/html/escape-html.ts'
import type { ScreenEntry } from './screen.ts'

/** The public screens with an address of their own, and pages; other screens with parameters are found through lists. */
export function sitemap(screens: readonly ScreenEntry[], pages: readonly string[], siteUrl: string): string {
  const fixed = screens
    .filter(({ access, path, noIndex }) => access === 'public' && !noIndex && !path.includes(':'))
    .map(({ path }) => path)
  const addresses = [...fixed, ...pages].map(
    (path) => `<url><loc>${escapeHtml(new URL(path, siteUrl).href)}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`
}

export const robots = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
