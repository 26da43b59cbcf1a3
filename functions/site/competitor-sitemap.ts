import { competitorList, competitors } from '#core/competitions/competition-results/competitors.ts'
import { competitorPath } from '#shared/leaderboard/standings/competitor-path.ts'
import { readSitemap } from './read-sitemap.ts'

/** The members with verified results whose ids begin so, such as `a`. */
export const competitorSitemap = (siteUrl: string, list: string): Promise<string> =>
  readSitemap(
    siteUrl,
    (asked) => competitors.list({ pk: competitorList(list), ...asked }),
    ({ competitorId }) => competitorPath(competitorId),
  )
