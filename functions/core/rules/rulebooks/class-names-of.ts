import type { League } from '#shared/rules/leagues/league.ts'
import { listVersions } from './list-versions.ts'

const versionsRead = 20

/**
 * Returns the names of a league’s classes from its newest rules that know them; other classes are named by
 * their keys.
 */
export async function classNamesOf(leagueId: League['id']): Promise<(classKey: string) => string> {
  const { items } = await listVersions(leagueId, { limit: versionsRead })
  const published = items.filter(({ status }) => status !== 'draft').toReversed()
  const names = new Map<string, string>(
    published.flatMap(({ classes }) => classes.map(({ key, name }): [string, string] => [key, name])),
  )
  return (classKey) => names.get(classKey) ?? classKey
}
