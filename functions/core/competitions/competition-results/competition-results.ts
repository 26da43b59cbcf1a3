import { entity } from '#core/platform/db/entity.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { guestResults } from './guests-of.ts'

export const pendingResults = 'VERIFYQ'
export const resultsOfMember = (userId: string) => `USER#${userId}#RES`
export const resultsOfEvent = (eventId: string) => `EVT#${eventId}#RES`
export const bestOfClass = (leagueId: string, classKey: string) => `BEST#${leagueId}#${classKey}`

const digits = 7
const noPlace = 9999

/** Scores over so many judges in one order: thousandths of the mean, so that equal ones stand together. */
const sortedScore = ({ score, id }: CompetitionResult) =>
  `${String(Math.floor((score.sumHundredths * 1000) / score.judges)).padStart(digits + 3, '0')}#${id}`

const sortedPlace = ({ classKey, place = noPlace, id }: CompetitionResult) =>
  `${classKey}#${String(place).padStart(4, '0')}#${id}`

/** The list in which a result waits to be verified. Those of a class here are verified with their class. */
export const waitingPlace = ({
  status,
  source,
  submittedAt,
  id,
  revision,
}: CompetitionResult): { pk: string; sk: string } | undefined =>
  status === 'pending' && source !== 'event'
    ? { pk: pendingResults, sk: `${submittedAt}#${id}#${revision}` }
    : undefined

/**
 * Results as they are now. `gsi1` lists those of a member by the day of the event and those
 * of guests by name, `gsi2` the verified ones of a class by
 * score, `gsi3` those that wait to be verified, and the verified ones of an event here by class and place.
 */
export const competitionResults = entity({
  name: 'competition-result',
  erasure: 'by its noun',
  schema: CompetitionResult,
  key: ({ id }: { id: string }) => ({ pk: `RES#${id}`, sk: 'META' }),
  gsi1: ({ competitorId, guest, eventOn, id, status }) => {
    if (status === 'superseded' || competitorId === goneOwnerId) return undefined
    if (competitorId) return { pk: resultsOfMember(competitorId), sk: `${eventOn}#${id}` }
    return guest ? { pk: guestResults, sk: `${foldedKey(guest.name)}#${eventOn}#${id}` } : undefined
  },
  gsi2: (result) =>
    result.status === 'verified' && !result.isZero
      ? { pk: bestOfClass(result.leagueId, result.classKey), sk: sortedScore(result) }
      : undefined,
  gsi3: (result) =>
    result.status === 'verified' && result.eventId
      ? { pk: resultsOfEvent(result.eventId), sk: sortedPlace(result) }
      : waitingPlace(result),
  // Rows from before the figures by day are written again, so that they are counted in them.
  migrations: [(row) => row],
})
