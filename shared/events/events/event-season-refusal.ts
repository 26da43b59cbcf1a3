import type { Refusal } from '#shared/refusal.ts'
import { rulebookIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import type { EventSeason } from '#shared/rules/seasons/event-season.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { seasonDateRefusal } from '#shared/rules/seasons/season-change.ts'

type EventSeasonCode = 'event_season' | 'season_not_running'

/**
 * Explains why an event cannot count in a season; undefined if it can. The day of a draft is not checked: it
 * may be planned before its season is opened.
 */
export function eventSeasonRefusal(
  { rulebook, multiplier }: EventSeason,
  season: Season | undefined,
  startsOn: string | undefined,
): Refusal<EventSeasonCode> | undefined {
  if (!season || season.status === 'draft')
    return { code: 'event_season', message: 'Choose a season from the list.', path: 'seasonId' }
  if (rulebook.rulebookId !== rulebookIdOf(season.leagueId))
    return {
      code: 'event_season',
      message: `Choose a rulebook of the league of ${season.name}.`,
      path: 'rulebook',
    }
  if (!season.pointsTable.steps.some((step) => step.multiplier === multiplier))
    return {
      code: 'event_season',
      message: `${season.name} has no points for events that count ${multiplier} times.`,
      path: 'multiplier',
    }
  const refusal = startsOn === undefined ? undefined : seasonDateRefusal(season, startsOn)
  return refusal && { code: 'season_not_running', message: refusal.message, path: 'seasonId' }
}
