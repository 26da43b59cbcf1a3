import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { rekey } from '#core/competitions/competition-results/result-keys.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { demoLeagueIds } from '#lib/local/seed/rules/demo-leagues.ts'
import { classResult } from '#shared/competitions/competition-results/class-result.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { demoPlaces } from './demo-places.ts'
import { demoResults } from './demo-results.ts'

const absent = { absent: true } as const

/** The results of verified classes, and those that members reported, which no one can report twice. */
export const seed = (now: string) => [
  ...demoPlaceResults(now).map((result) => competitionResults.put(result, absent)),
  ...demoResults(now).flatMap((result) => [
    competitionResults.put(result, absent),
    ...rekey(result.id, [], [result]),
  ]),
]

/** The results of the verified classes, as they follow from their places. */
function demoPlaceResults(now: string): CompetitionResult[] {
  const states = new Map(
    [...demoUsers(now), ...demoMembers(now)].map(({ id, state }) => [id as string, state]),
  )
  return demoPlaces(now).flatMap(({ event, of, revision }) => {
    const seasonId = event.seasons[0]?.seasonId
    const held = {
      leagueId: demoLeagueIds.sound,
      ...(seasonId && { seasonId }),
      eventOn: event.startsOn ?? now.slice(0, 10),
    }
    return revision.entries.flatMap((entry) => {
      const state = states.get(entry.competitorId ?? '')
      return classResult(entry, { of, revision, event: held, state }, undefined, of.updatedAt) ?? []
    })
  })
}
