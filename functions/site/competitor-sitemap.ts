import { competitorList, competitors } from '#core/competitions/competition-results/competitors.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { competitorPath } from '#shared/leaderboard/standings/competitor-path.ts'
import { isShown } from '#shared/platform/users/public-member.ts'
import { readSitemap } from './read-sitemap.ts'

/**
 * The members with verified results whose ids begin so, such as `a`. Those with a public profile have their results
 * there, and stand in the sitemaps of members.
 */
export const competitorSitemap = (siteUrl: string, list: string): Promise<string> =>
  readSitemap(
    siteUrl,
    async (asked) => {
      const page = await competitors.list({ pk: competitorList(list), ...asked })
      const members = await usersById(page.items.map(({ competitorId }) => competitorId))
      const isHidden = (id: string) => {
        const member = members.get(id)
        return !member || !isShown(member)
      }
      return { ...page, items: page.items.filter(({ competitorId }) => isHidden(competitorId)) }
    },
    ({ competitorId }) => competitorPath(competitorId),
  )
