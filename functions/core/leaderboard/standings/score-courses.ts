import {
  competitionResults,
  resultsOfMember,
} from '#core/competitions/competition-results/competition-results.ts'
import { events } from '#core/events/events/events.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { classFactsOf } from '#core/rules/rulebooks/class-facts-of.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { unitOf } from '#shared/competitions/competitions/board-words.ts'
import { publicTitle } from '#shared/events/events/public-event.ts'
import type { ScoreCourse } from '#shared/leaderboard/standings/contract.ts'
import type { League } from '#shared/rules/leagues/league.ts'

/** Further back a plot would show nothing that its table does not say better. */
const resultsRead = 100

/** Returns the verified scores of a member by class: the class of the latest one first, in each the first score first. */
export async function scoreCourses(
  competitorId: string,
  leagues: readonly Pick<League, 'id' | 'name'>[],
): Promise<ScoreCourse[]> {
  const { items } = await competitionResults.list({
    index: 'gsi1',
    pk: resultsOfMember(competitorId),
    newestFirst: true,
    limit: resultsRead,
  })
  // What counts for nothing is no score.
  const scored = items.filter(({ status, isZero }) => status === 'verified' && !isZero)
  const byClass = Map.groupBy(scored, ({ leagueId, classKey }) => `${leagueId}#${classKey}`)
  const [titleOf, factsOf] = await Promise.all([titlesOf(scored), factsOfLeagues(scored)])
  return [...byClass.values()].flatMap((results) => {
    const [{ leagueId, classKey } = {}] = results
    const league = leagues.find(({ id }) => id === leagueId)
    if (!league || !classKey) return []
    const { name = classKey, format } = factsOf.get(league.id)?.(classKey) ?? {}
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

async function titlesOf(results: readonly CompetitionResult[]): Promise<Map<string, string>> {
  const ids = [...new Set(results.flatMap(({ eventId }) => eventId ?? []))]
  const rows = await getMany(ids.map((id) => events.key({ id })))
  return new Map(rows.map((row) => events.read(row)).map((event) => [event.id, publicTitle(event)]))
}

async function factsOfLeagues(results: readonly CompetitionResult[]) {
  const ids = [...new Set(results.map(({ leagueId }) => leagueId))]
  return new Map(await Promise.all(ids.map(async (id) => [id as string, await classFactsOf(id)] as const)))
}
