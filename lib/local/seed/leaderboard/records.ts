import { competitionRecords } from '#core/competitions/competitions/competition-records.ts'
import type { Write } from '#core/platform/db/write.ts'
import { demoPlaces } from '#lib/local/seed/competitions/demo-places.ts'
import { demoLeagueIds } from '#lib/local/seed/rules/demo-leagues.ts'
import { resultIdOf } from '#shared/competitions/competition-results/result-id-of.ts'
import { recordOf } from '#shared/leaderboard/records/record-of.ts'

/** The best of each class of the demo: of all time, of a season, of an event and of each member. */
export function seed(now: string): Write[] {
  const results = demoPlaces(now).flatMap(({ event, of, revision }) =>
    revision.entries.flatMap(({ entryId, competitorId, score, isZero }) =>
      score && competitorId
        ? [
            {
              classKey: of.classKey,
              scopes: ['all', event.id, competitorId, ...event.seasons.map(({ seasonId }) => seasonId)],
              id: resultIdOf(entryId),
              competitorId,
              score,
              isZero,
              eventOn: event.startsOn ?? now.slice(0, 10),
              status: 'verified' as const,
            },
          ]
        : [],
    ),
  )
  const byScope = Map.groupBy(
    results.flatMap((result) => result.scopes.map((scope) => ({ scope: scope as string, result }))),
    ({ scope, result }) => `${result.classKey} ${scope}`,
  )
  return [...byScope.values()].flatMap((of) => {
    const [first] = of
    const best = recordOf(of.map(({ result }) => result))
    return first && best
      ? [
          competitionRecords.put(
            {
              leagueId: demoLeagueIds.sound,
              classKey: first.result.classKey,
              scope: first.scope,
              ...best,
              version: 1,
            },
            { absent: true },
          ),
        ]
      : []
  })
}
