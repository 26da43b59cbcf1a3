import { entity } from '#core/platform/db/entity.ts'
import { PointsLine } from '#shared/leaderboard/points/points-line.ts'

const four = (n: number) => String(n).padStart(4, '0')

type Key = Pick<
  PointsLine,
  'seasonId' | 'competitorId' | 'classKey' | 'movedFrom' | 'eventId' | 'revision' | 'lineNo'
>

export const linesOfCompetitor = (seasonId: string, competitorId: string) =>
  `SEA#${seasonId}#USER#${competitorId}`
export const linesOfEvent = (seasonId: string, eventId: string) => `SEA#${seasonId}#EVT#${eventId}`
export const linesOfClass = (seasonId: string, classKey: string) => `SEA#${seasonId}#CLS#${classKey}#PTS`

/**
 * The ledger. The key holds the class that earned it, its revision and the number of the line, so that the same revision
 * writes it once. `gsi1` lists the lines of an event, `gsi2` those of a class, which its standings are made of.
 */
export const pointsLines = entity({
  name: 'points-line',
  erasure: 'kept',
  schema: PointsLine,
  key: ({ seasonId, competitorId, classKey, movedFrom, eventId, revision, lineNo }: Key) => ({
    pk: linesOfCompetitor(seasonId, competitorId),
    sk: `PTS#${movedFrom ?? classKey}#${eventId}#${four(revision)}#${four(lineNo)}`,
  }),
  gsi1: ({ seasonId, eventId, classKey, place, id }) => ({
    pk: linesOfEvent(seasonId, eventId),
    sk: `${classKey}#${four(place)}#${id}`,
  }),
  gsi2: ({ seasonId, classKey, id }) => ({ pk: linesOfClass(seasonId, classKey), sk: id }),
})
