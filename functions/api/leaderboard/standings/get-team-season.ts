import { findPublicTeam } from '#core/community/teams/find-public-team.ts'
import { eventsById } from '#core/events/events/events-by-id.ts'
import { peopleOf } from '#core/leaderboard/standings/people-of.ts'
import { teamStandings } from '#core/leaderboard/standings/team-standings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { classNamesOf } from '#core/rules/rulebooks/class-names-of.ts'
import { getSeason } from '#core/rules/seasons/get-season.ts'
import { AppError } from '#shared/errors.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { hasPage, publicTitle } from '#shared/events/events/public-event.ts'
import { getTeamSeason as contract } from '#shared/leaderboard/standings/team-contract.ts'

async function getTeamSeason({ params }: ApiRequest<typeof contract>) {
  const [, season, standing] = await Promise.all([
    findPublicTeam(params.teamId),
    getSeason({ params }),
    teamStandings.get(params),
  ])
  if (!standing) throw new AppError('not_found', 'standing_not_found', 'Standing not found')
  const { seasonId, points, rank, isTied } = standing
  const lines = standing.events.flatMap((event) => event.lines ?? [])
  const [events, person, nameOf] = await Promise.all([
    eventsById(standing.events.map(({ eventId }) => eventId)),
    peopleOf(new Set(lines.map(({ competitorId }) => competitorId))),
    classNamesOf(season.leagueId),
  ])
  const named = ({ competitorId, ...line }: (typeof lines)[number]) => {
    const { name, profilePath } = person(competitorId)
    return { ...line, className: nameOf(line.classKey), ...(profilePath && { competitorId, name }) }
  }
  return {
    seasonId,
    points,
    rank,
    isTied,
    bestPerEvent: season.teamBestPerEvent,
    events: standing.events
      .map(({ eventId, points: earned, lines: own }) => {
        const event = events.get(eventId)
        return {
          eventId,
          title: publicTitle(event),
          ...(event && hasPage(event) && { path: eventPath(eventId) }),
          on: event?.startsOn ?? season.startsOn,
          points: earned,
          ...(own && { lines: own.map(named) }),
        }
      })
      .toSorted((a, b) => (`${a.on}#${a.eventId}` < `${b.on}#${b.eventId}` ? 1 : -1)),
  }
}

export const handler = endpoint(contract, getTeamSeason)
