import { classFactsOf } from '#core/rules/rulebooks/class-facts-of.ts'
import type { League } from '#shared/rules/leagues/league.ts'

type FactsOf = Awaited<ReturnType<typeof classFactsOf>>

/** What each league says of its classes. */
export type LeagueFacts = ReadonlyMap<string, FactsOf>

export async function factsOfLeagues(of: readonly { leagueId: League['id'] }[]): Promise<LeagueFacts> {
  const ids = [...new Set(of.map(({ leagueId }) => leagueId))]
  return new Map(await Promise.all(ids.map(async (id) => [id as string, await classFactsOf(id)] as const)))
}
