import { linesOfCompetitor, linesOfEvent, pointsLines } from '#core/competitions/competitions/points-lines.ts'
import { eventsById } from '#core/events/events/events-by-id.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findSeason } from '#core/rules/seasons/find-season.ts'
import { listSeasonLines as contract } from '#shared/leaderboard/points/contract.ts'

async function listSeasonLines({ params, query }: ApiRequest<typeof contract>) {
  const { eventId, competitorId, ...page } = query
  await findSeason(params)
  const { items, nextCursor } = await pointsLines.list(
    competitorId === undefined
      ? { index: 'gsi1', pk: linesOfEvent(params.seasonId, eventId ?? ''), ...page }
      : { pk: linesOfCompetitor(params.seasonId, competitorId), prefix: 'PTS#', ...page },
  )
  const events = await eventsById(items.map((line) => line.eventId))
  return {
    items: items.map((line) => ({
      ...line,
      eventTitle: events.get(line.eventId)?.title ?? 'Deleted event',
    })),
    ...(nextCursor && { nextCursor }),
  }
}

export const handler = endpoint(contract, listSeasonLines)
