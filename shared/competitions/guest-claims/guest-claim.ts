import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type { Refusal } from '#shared/refusal.ts'

type ClaimCode = 'not_a_guest' | 'result_twice'

/**
 * Explains why a guest’s result cannot become a member’s; undefined if it can: a member has one result in a
 * class of an event.
 */
export function claimRefusal(
  result: Pick<CompetitionResult, 'guest' | 'competitorId' | 'eventId' | 'classKey'>,
  own: readonly Pick<CompetitionResult, 'eventId' | 'classKey' | 'status'>[],
): Refusal<ClaimCode> | undefined {
  if (result.competitorId !== undefined || !result.guest)
    return { code: 'not_a_guest', message: 'This result already belongs to a member.' }
  const has = own.some(
    (one) =>
      one.eventId !== undefined &&
      one.eventId === result.eventId &&
      one.classKey === result.classKey &&
      (one.status === 'pending' || one.status === 'verified'),
  )
  return has
    ? { code: 'result_twice', message: 'This member already has a result in this class.' }
    : undefined
}

type Member = { id: NonNullable<CompetitionResult['competitorId']>; state?: string | undefined }

/**
 * Returns a guest’s result as the member’s. A result reported by judges keeps the revision of its class; any
 * other becomes a further one. The home state that was written on the day stays.
 */
export function claimed({ guest: _, ...result }: CompetitionResult, member: Member): CompetitionResult {
  const state = result.state ?? member.state
  return {
    ...result,
    competitorId: member.id,
    ...(state && { state }),
    revision: result.source === 'event' ? result.revision : result.revision + 1,
    version: result.version + 1,
  }
}
