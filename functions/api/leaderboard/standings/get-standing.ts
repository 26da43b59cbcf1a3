import { eventsById } from '#core/events/events/events-by-id.ts'
import { linesOf } from '#core/leaderboard/points/lines-of.ts'
import { standingRows } from '#core/leaderboard/standings/standing-rows.ts'
import { standings } from '#core/leaderboard/standings/standings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getSeason } from '#core/rules/seasons/get-season.ts'
import { AppError } from '#shared/errors.ts'
import { publicTitle } from '#shared/events/events/public-event.ts'
import { countedLines } from '#shared/leaderboard/points/counted-lines.ts'
import { getStanding as contract } from '#shared/leaderboard/standings/contract.ts'
import { standingLine } from '#shared/leaderboard/standings/standing-line.ts'

async function getStanding({ params }: ApiRequest<typeof contract>) {
  const { seasonId, classKey, competitorId } = params
  const season = await getSeason({ params })
  const [standing, all] = await Promise.all([
    standings.get({ ...params, scope: 'all' }),
    linesOf(seasonId, competitorId),
  ])
  const [row] = await standingRows(standing ? [standing] : [])
  if (!standing || !row) throw new AppError('not_found', 'standing_not_found', 'Standing not found')
  const lines = countedLines(all, season).filter((line) => line.classKey === classKey)
  const events = await eventsById([
    ...lines.map(({ eventId }) => eventId),
    ...standing.history.map(({ eventId }) => eventId),
  ])
  const named = (eventId: string) => ({
    eventTitle: publicTitle(events.get(eventId)),
    on: events.get(eventId)?.startsOn ?? season.startsOn,
  })
  return {
    standing: row,
    lines: lines
      .map((line) => ({ ...standingLine(line, lines, standing), ...named(line.eventId) }))
      .toSorted((a, b) => (`${a.on}#${a.id}` < `${b.on}#${b.id}` ? -1 : 1)),
    history: standing.history.map(({ eventId, on, rank }) => ({ ...named(eventId), eventId, on, rank })),
  }
}

export const handler = endpoint(contract, getStanding)
