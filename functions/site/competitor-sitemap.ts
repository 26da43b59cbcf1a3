import { competitorEntries, competitorList } from '#core/competition-results/competitor-entries.ts'
import { competitorPath } from '#shared/standings/competitor-path.ts'
import { readSitemap } from './read-sitemap.ts'

/** The members with verified results whose ids begin so, such as `a`. */
export const competitorSitemap = (siteUrl: string, list: string): Promise<string> =>
  readSitemap(
    siteUrl,
    (asked) => competitorEntries.list({ pk: competitorList(list), ...asked }),
    ({ competitorId }) => competitorPath(competitorId),
  )
