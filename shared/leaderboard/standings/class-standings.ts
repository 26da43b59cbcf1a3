import { liveLines } from '#shared/leaderboard/points/points-due.ts'
import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import type { BetterIs } from '#shared/rules/scores/better-is.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { rankedLines } from './ranked-lines.ts'
import type { Standing } from './standing.ts'

type Rules = Pick<Season, 'bestN' | 'minEvents' | 'ties'> & { betterIs: BetterIs }
type Of = Pick<Standing, 'seasonId' | 'classKey' | 'scope'>

/** Returns the day an event began, by its id; a deleted event comes first. */
type DayOf = (eventId: string) => string

type ClassStanding = Omit<Standing, 'version'>

/** The scopes of a class: everyone, and each state that has someone in it. */
export const scopesOf = (lines: readonly PointsLine[]): string[] => [
  'all',
  ...new Set(liveLines(lines).flatMap(({ scopeState }) => scopeState ?? [])),
]

/** The standings of a class and a scope by its lines in any order, each with the rank after every event so far. */
export function classStandings(
  lines: readonly PointsLine[],
  of: Of,
  rules: Rules,
  dayOf: DayOf,
): ClassStanding[] {
  const live = liveLines(lines).filter(
    (line) =>
      line.seasonId === of.seasonId &&
      line.classKey === of.classKey &&
      (of.scope === 'all' || line.scopeState === of.scope),
  )
  const inOrder = [...new Set(live.map(({ eventId }) => eventId))].toSorted((a, b) =>
    `${dayOf(a)}#${a}` < `${dayOf(b)}#${b}` ? -1 : 1,
  )
  const history = new Map<string, Standing['history']>()
  const past = new Set<string>()
  let now: ReturnType<typeof rankedLines> = []
  for (const eventId of inOrder) {
    past.add(eventId)
    now = rankedLines(
      live.filter((line) => past.has(line.eventId)),
      of,
      rules,
    )
    for (const { competitorId, rank } of now)
      history.set(competitorId, [...(history.get(competitorId) ?? []), { eventId, on: dayOf(eventId), rank }])
  }
  return now.map((standing) => ({ ...standing, history: history.get(standing.competitorId) ?? [] }))
}
