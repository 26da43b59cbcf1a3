import type { Refusal } from '#shared/refusal.ts'
import type { RulebookClass } from '#shared/rules/rulebooks/rulebook.ts'
import { type Season, SeasonFields } from './season.ts'

type SeasonCode =
  | 'season_closed'
  | 'season_running'
  | 'season_reason_needed'
  | 'season_days'
  | 'season_not_running'

const free: readonly (keyof SeasonFields)[] = ['name', 'endsOn', 'rulebook']
/** The fields that standings are calculated from. */
const counted: readonly (keyof SeasonFields)[] = ['pointsTable', 'bestN', 'ties']
const leastReason = 10

const words: Partial<Record<keyof SeasonFields, string>> = {
  leagueId: 'The league',
  year: 'The year',
  startsOn: 'The first day',
  minEvents: 'The least number of events',
  eligibility: 'Who earns points',
  teamBestPerEvent: 'What counts for a team',
}

/** Returns the changed fields, including those the change leaves empty. */
const changed = (season: Season, change: SeasonFields) =>
  (Object.keys(SeasonFields.shape) as (keyof SeasonFields)[]).filter(
    (field) => JSON.stringify(season[field]) !== JSON.stringify(change[field]),
  )

const countedWords: Partial<Record<keyof SeasonFields, string>> = {
  pointsTable: 'points table',
  bestN: 'number of events that count',
  ties: 'order of ties',
}

/** The rules that standings are made by and that a change changes, in words for everyone. */
export const changedRules = (season: Season, change: SeasonFields): string =>
  changed(season, change)
    .flatMap((field) => countedWords[field] ?? [])
    .join(', ')

/** True if a change requires new standings and a public note. */
export const changesStandings = (season: Season, change: SeasonFields): boolean =>
  changed(season, change).some((field) => counted.includes(field))

/** Explains why a season cannot be changed this way; undefined if it can. */
export function seasonChangeRefusal(
  season: Season,
  change: SeasonFields,
  reason = '',
): Refusal<SeasonCode> | undefined {
  if (change.endsOn < change.startsOn)
    return { code: 'season_days', message: 'The end must be after the start.', path: 'endsOn' }
  if (season.status === 'draft') return undefined
  if (season.status === 'closed')
    return { code: 'season_closed', message: 'This season is closed. Open it again to change it.' }
  const fixed = changed(season, change).find((field) => !free.includes(field) && !counted.includes(field))
  if (fixed)
    return {
      code: 'season_running',
      message: `${words[fixed] ?? fixed} cannot change while the season is running.`,
      path: fixed,
    }
  if (changesStandings(season, change) && reason.trim().length < leastReason)
    return {
      code: 'season_reason_needed',
      message: 'This changes standings that people have already seen. Say why.',
      path: 'reason',
    }
  return undefined
}

/** True if a version of the rules only adds classes to another, which a running season may accept. */
export const onlyAddsClasses = (before: readonly RulebookClass[], after: readonly RulebookClass[]): boolean =>
  before.every((one) =>
    after.some((other) => other.key === one.key && JSON.stringify(other) === JSON.stringify(one)),
  )

/** Explains why an event cannot count in a season; undefined if it can. */
export const seasonDateRefusal = (
  { name, status, startsOn, endsOn }: Pick<Season, 'name' | 'status' | 'startsOn' | 'endsOn'>,
  eventOn: string,
): Refusal<SeasonCode> | undefined =>
  status === 'active' && startsOn <= eventOn && eventOn <= endsOn
    ? undefined
    : { code: 'season_not_running', message: `${name} is not running on that date.` }
