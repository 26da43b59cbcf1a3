import type { League } from '#shared/rules/leagues/league.ts'
import { classFactsOf } from './class-facts-of.ts'

/**
 * Returns the names of a league’s classes from its newest rules that know them; other classes are named by
 * their keys.
 */
export async function classNamesOf(leagueId: League['id']): Promise<(classKey: string) => string> {
  const factsOf = await classFactsOf(leagueId)
  return (classKey) => factsOf(classKey)?.name ?? classKey
}
