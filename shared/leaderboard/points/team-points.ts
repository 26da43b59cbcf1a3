import type { PointsLine } from './points-line.ts'

/**
 * Returns the points an event gave each team: the best lines of its members on that day, in all classes, up
 * to a limit.
 */
export function teamPointsOf(
  lines: readonly Pick<PointsLine, 'teamId' | 'points'>[],
  bestPerEvent: number,
): Map<string, number> {
  const byTeam = new Map<string, number[]>()
  for (const { teamId, points } of lines)
    if (teamId !== undefined) byTeam.set(teamId, [...(byTeam.get(teamId) ?? []), points])
  return new Map(
    [...byTeam].map(([teamId, points]) => [
      teamId,
      points
        .toSorted((a, b) => b - a)
        .slice(0, bestPerEvent)
        .reduce((sum, one) => sum + one, 0),
    ]),
  )
}
