import { seasons, shownSeasons } from '#core/rules/seasons/seasons.ts'
import { pinPath } from '#shared/rules/rulebooks/rulebook-path.ts'
import { seasonPath } from '#shared/rules/seasons/season-path.ts'
import { readSitemap } from './read-sitemap.ts'

/** The seasons that are running or over, and the rulebooks that they run by. */
export const seasonSitemap = (siteUrl: string): Promise<string> =>
  readSitemap(
    siteUrl,
    (asked) => seasons.list({ index: 'gsi1', pk: shownSeasons, ...asked }),
    ({ id, rulebook }) => [seasonPath(id), ...(rulebook ? [pinPath(rulebook)] : [])],
  )
