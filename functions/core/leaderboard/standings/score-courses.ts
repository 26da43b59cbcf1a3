import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { unitOf } from '#shared/competitions/competitions/board-words.ts'
import type { ScoreCourse } from '#shared/leaderboard/standings/contract.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import type { LeagueFacts } from './facts-of-leagues.ts'

type Names = {
  leagueOf: ReadonlyMap<string, Pick<League, 'name'>>
  factsOf: LeagueFacts
  /** The titles of events by their ids. */
  titleOf: ReadonlyMap<string, string>
}

/** Returns the verified scores of a member by class: the class of the latest one first, in each the first score first. */
export function scoreCourses(
  scored: readonly CompetitionResult[],
  { leagueOf, factsOf, titleOf }: Names,
): ScoreCourse[] {
  const byClass = Map.groupBy(scored, ({ leagueId, classKey }) => `${leagueId}#${classKey}`)
  return [...byClass.values()].flatMap((results) => {
    const [{ leagueId, classKey } = {}] = results
    const league = leagueOf.get(leagueId ?? '')
    if (!league || !leagueId || !classKey) return []
    const { name = classKey, format } = factsOf.get(leagueId)?.(classKey) ?? {}
    return [
      {
        leagueName: league.name,
        classKey,
        className: name,
        unit: unitOf(format?.kind),
        betterIs: format?.betterIs ?? 'more',
        scores: results
          .map(({ id, eventOn, eventId, elsewhere, score, place }) => ({
            resultId: id,
            on: eventOn,
            eventName: titleOf.get(eventId ?? '') ?? elsewhere?.eventName ?? 'Deleted event',
            ...(eventId && titleOf.has(eventId) && { eventId }),
            score,
            ...(place !== undefined && { place }),
          }))
          .toReversed(),
      },
    ]
  })
}
