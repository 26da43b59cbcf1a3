import type { Placed } from '#shared/competitions/competitions/class-places.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { pointsFor } from './points-for.ts'
import type { PointsAward } from './points-line.ts'

type Result = Pick<Placed, 'entryId' | 'place' | 'score' | 'isZero'> &
  Pick<PointsAward, 'resultId' | 'teamId' | 'scopeState'> & {
    /** Missing for a guest. */
    competitorId?: PointsAward['competitorId'] | undefined
    /** True if the season accepts the entrant, on the day of the event. */
    isEligible: boolean
  }

type Source = Pick<PointsAward, 'eventId' | 'classKey' | 'formatKey' | 'multiplier'> & {
  season: Pick<Season, 'id' | 'leagueId' | 'pointsTable'>
}

/**
 * Returns the points that the places of a class earn in a season, once for each competitor: the better place
 * of two vehicles counts. Guests and entrants the season does not take keep their places and earn nothing.
 */
export function awardsOf(results: readonly Result[], { season, ...source }: Source): PointsAward[] {
  const awards = new Map<string, PointsAward>()
  for (const { competitorId, place, score, isZero, isEligible, resultId, teamId, scopeState } of results) {
    if (competitorId === undefined || place === undefined || !score || !isEligible) continue
    const before = awards.get(competitorId)
    if (before && before.place <= place) continue
    awards.set(competitorId, {
      ...source,
      seasonId: season.id,
      leagueId: season.leagueId,
      competitorId,
      resultId,
      ...(teamId && { teamId }),
      ...(scopeState && { scopeState }),
      place,
      score,
      isZero,
      points: pointsFor(season.pointsTable, source.multiplier, { place, isZero, isEligible }),
    })
  }
  return [...awards.values()]
}
