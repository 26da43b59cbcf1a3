import { escapeHtml } from '#shared/platform/html/escape-html.ts'
import type { ScreenEntry, ScreenFacts } from './screen.ts'

/**
 * The public screens with an address of their own, the addresses that screens with parameters list, and the
 * given paths.
 */
export function sitemap(
  screens: readonly ScreenEntry[],
  facts: ScreenFacts,
  siteUrl: string,
  pages: readonly string[],
): string {
  const listed = screens
    .filter(({ access, path }) => access === 'public' && !facts[path]?.noIndex)
    .flatMap(({ path }) => facts[path]?.sitemap?.() ?? (path.includes(':') ? [] : [path]))
  const addresses = [...new Set([...listed, ...pages])].map(
    (path) => `<url><loc>${escapeHtml(new URL(path, siteUrl).href)}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`
}

/** Calendars and the pictures of links are files for everyone, although routes of the API make them. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /api/*.ics\nAllow: /api/*.png\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
