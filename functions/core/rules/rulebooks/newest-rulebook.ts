import type { League } from '#shared/rules/leagues/league.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { listVersions } from './list-versions.ts'

const versionsRead = 20

/** The newest rules that a league has published, or had. */
export async function newestRulebook(leagueId: League['id']): Promise<Rulebook | undefined> {
  const { items } = await listVersions(leagueId, { limit: versionsRead })
  return (
    items.find(({ status }) => status === 'published') ?? items.find(({ status }) => status === 'retired')
  )
}
