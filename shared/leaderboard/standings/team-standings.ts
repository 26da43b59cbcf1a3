import { liveLines } from '#shared/leaderboard/points/points-due.ts'
import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import { teamLinesOf } from '#shared/leaderboard/points/team-lines.ts'
import type { TeamStanding } from './standing.ts'

type Unversioned = Omit<TeamStanding, 'version'>

/** The teams of a season in order, by all of its lines: each event counts the best lines of a team on that day. Equal points share a rank. */
export function teamStandings(
  lines: readonly PointsLine[],
  seasonId: TeamStanding['seasonId'],
  bestPerEvent: number,
): Unversioned[] {
  const live = liveLines(lines).filter((line) => line.seasonId === seasonId)
  const teams = new Map<string, TeamStanding['events']>()
  for (const eventId of [...new Set(live.map((line) => line.eventId))].toSorted())
    for (const [teamId, own] of teamLinesOf(
      live.filter((line) => line.eventId === eventId),
      bestPerEvent,
    ))
      teams.set(teamId, [
        ...(teams.get(teamId) ?? []),
        {
          eventId,
          points: own.reduce((sum, { points }) => sum + points, 0),
          lines: own.map(({ id: lineId, competitorId, classKey, place, points }) => ({
            lineId,
            competitorId,
            classKey,
            place,
            points,
          })),
        },
      ])
  const sorted = [...teams]
    .map(([teamId, events]) => ({
      teamId: teamId as TeamStanding['teamId'],
      events,
      points: events.reduce((sum, { points }) => sum + points, 0),
    }))
    .toSorted((a, b) => b.points - a.points || (a.teamId < b.teamId ? -1 : 1))
  return sorted.map((team) => ({
    seasonId,
    ...team,
    rank: sorted.findIndex(({ points }) => points === team.points) + 1,
    isTied: sorted.filter(({ points }) => points === team.points).length > 1,
  }))
}
