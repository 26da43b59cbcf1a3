import type { Refusal } from '#shared/refusal.ts'
import type { CompetitionResult } from './competition-result.ts'

type ClaimCode = 'not_a_guest' | 'result_twice'

/** Why a guest’s result cannot become a member’s, or undefined where it can: a member has one result in a class of an event. */
export function claimRefusal(
  result: Pick<CompetitionResult, 'guest' | 'competitorId' | 'eventId' | 'classKey'>,
  own: readonly Pick<CompetitionResult, 'eventId' | 'classKey' | 'status'>[],
): Refusal<ClaimCode> | undefined {
  if (result.competitorId !== undefined || !result.guest)
    return { code: 'not_a_guest', message: 'This result belongs to a member already.' }
  const has = own.some(
    (one) =>
      one.eventId !== undefined &&
      one.eventId === result.eventId &&
      one.classKey === result.classKey &&
      (one.status === 'pending' || one.status === 'verified'),
  )
  return has
    ? { code: 'result_twice', message: 'There is a result of this member in this class already.' }
    : undefined
}

/** A guest’s result as the member’s. What it was stays; points come by the next writing of the ledger. */
export const claimed = (
  result: CompetitionResult,
  competitorId: NonNullable<CompetitionResult['competitorId']>,
): CompetitionResult => ({
  ...result,
  competitorId,
  guest: undefined,
  revision: result.revision + 1,
})
