import { teams, teamsPartition } from '#core/community/teams/teams.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { readSitemap } from './read-sitemap.ts'

/** The active teams by name. */
export const teamSitemap = (siteUrl: string): Promise<string> =>
  readSitemap(
    siteUrl,
    (asked) => teams.list({ index: 'gsi1', pk: teamsPartition('active'), ...asked }),
    ({ id, removed }) => (removed ? [] : teamPath(id)),
  )
