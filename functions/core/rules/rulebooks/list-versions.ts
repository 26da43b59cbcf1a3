import type { Page } from '#shared/platform/http/page.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { rulebookIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import { rulebooks, versionsOf } from './rulebooks.ts'

type Asked = { limit: number; cursor?: string | undefined }

/** The versions of a league’s rulebook, newest first. */
export const listVersions = (leagueId: League['id'], { limit, cursor }: Asked): Promise<Page<Rulebook>> =>
  rulebooks.list({
    pk: versionsOf(rulebookIdOf(leagueId)),
    newestFirst: true,
    consistent: true,
    limit,
    cursor,
  })
