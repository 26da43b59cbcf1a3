import { eventsById } from '#core/events/events/events-by-id.ts'
import { provisionalClasses, provisionalOfSeason } from '#core/leaderboard/standings/provisional-classes.ts'
import { classesOfSeason, rankedClasses } from '#core/leaderboard/standings/ranked-classes.ts'
import { teamRankings } from '#core/leaderboard/standings/team-rankings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { leagues } from '#core/rules/leagues/leagues.ts'
import { getSeason } from '#core/rules/seasons/get-season.ts'
import { isListed } from '#shared/events/events/public-event.ts'
import { listStandingClasses as contract } from '#shared/leaderboard/standings/contract.ts'

/** The most classes a rulebook has. */
const mostClasses = 200

async function listStandingClasses({ params }: ApiRequest<typeof contract>) {
  const { seasonId } = params
  const season = await getSeason({ params })
  const [league, classes, waiting, teams] = await Promise.all([
    leagues.get({ id: season.leagueId }),
    rankedClasses.list({ pk: classesOfSeason(seasonId), limit: mostClasses }),
    provisionalClasses.list({ pk: provisionalOfSeason(seasonId), limit: mostClasses }),
    teamRankings.get({ seasonId }),
  ])
  const events = await eventsById(waiting.items.map(({ eventId }) => eventId))
  return {
    season,
    leagueName: league?.name ?? '',
    classes: classes.items
      .filter(({ competitors }) => competitors > 0)
      .map(({ seasonId: _, version: __, ...one }) => one),
    provisional: [...events.values()].filter(isListed).map(({ id: eventId, title }) => ({ eventId, title })),
    hasTeams: (teams?.teams ?? 0) > 0,
  }
}

export const handler = endpoint(contract, listStandingClasses)
