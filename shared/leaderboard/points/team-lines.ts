import type { PointsLine } from './points-line.ts'

type Line = Pick<PointsLine, 'teamId' | 'points'>

/**
 * Returns the lines that count for each team at an event: the best ones of its members on that day, in all classes, up
 * to a limit.
 */
export function teamLinesOf<T extends Line>(lines: readonly T[], bestPerEvent: number): Map<string, T[]> {
  const ofTeams = lines.filter(({ teamId }) => teamId !== undefined)
  return new Map(
    [...Map.groupBy(ofTeams, ({ teamId }) => teamId as string)].map(([teamId, own]) => [
      teamId,
      own.toSorted((a, b) => b.points - a.points).slice(0, bestPerEvent),
    ]),
  )
}
