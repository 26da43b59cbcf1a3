import type { Refusal } from '#shared/refusal.ts'
import type { CompetitionResult, ResultFields, ResultStatus } from './competition-result.ts'
import { judgesReport } from './result-change.ts'

type ReportCode = 'not_own_result' | 'judges_report' | 'event_needed' | 'event_not_over'
type DecideCode = 'own_result' | 'reason_needed' | 'result_decided'

type Reporter = {
  userId: string
  competitorId?: string | undefined
  /** The event, if it is held here, and whether it is theirs. */
  event?: { name: string; hasClass: boolean; isOwn: boolean } | undefined
}

/**
 * Explains why a person cannot report a result; undefined if they can: their own, made elsewhere; business
 * members also others’ at their events.
 */
export function reportRefusal(
  { eventId, elsewhere }: Pick<ResultFields, 'eventId' | 'elsewhere'>,
  { userId, competitorId, event }: Reporter,
  today: string,
): Refusal<ReportCode> | undefined {
  if ((eventId === undefined) === (elsewhere === undefined))
    return { code: 'event_needed', message: 'Say at which event it was.', path: 'elsewhere' }
  if (competitorId !== userId && !event?.isOwn)
    return { code: 'not_own_result', message: 'You can only report your own results.' }
  if (event?.hasClass && !event.isOwn) return { code: 'judges_report', message: judgesReport(event.name) }
  return elsewhere && elsewhere.eventOn > today
    ? { code: 'event_not_over', message: 'This event has not taken place yet.', path: 'elsewhere.eventOn' }
    : undefined
}

const leastReason = 10

type Verifier = { userId: string; reason: string; isTeammate: boolean }

/** The relation of a verifier to a result, which is kept with it; undefined if they are neutral. */
export const verifiedAs = (
  { submittedBy, changedBy }: Pick<CompetitionResult, 'submittedBy' | 'changedBy'>,
  { userId, isTeammate }: Verifier,
): CompetitionResult['verifiedAs'] => {
  if (isTeammate) return 'teammate'
  return submittedBy === userId || changedBy === userId ? 'submitter' : undefined
}

/**
 * Explains why a person cannot verify a result; undefined if they can: never their own, and a teammate’s or
 * one they typed in only with a reason.
 */
export function verifyRefusal(
  result: Pick<CompetitionResult, 'status' | 'competitorId' | 'submittedBy' | 'changedBy'>,
  verifier: Verifier,
): Refusal<DecideCode> | undefined {
  if (result.status !== 'pending')
    return { code: 'result_decided', message: 'This result has already been decided.' }
  if (result.competitorId === verifier.userId)
    return { code: 'own_result', message: 'Someone else must verify this result.' }
  return verifiedAs(result, verifier) !== undefined && verifier.reason.trim().length < leastReason
    ? { code: 'reason_needed', message: 'Give a reason of at least 10 characters.', path: 'reason' }
    : undefined
}

/** Explains why a result cannot be refused; undefined if it can. */
export function rejectRefusal(
  { status, competitorId }: Pick<CompetitionResult, 'status' | 'competitorId'>,
  { userId, decision }: { userId: string; decision: string },
): Refusal<DecideCode> | undefined {
  if (status !== 'pending')
    return { code: 'result_decided', message: 'This result has already been decided.' }
  if (competitorId === userId) return { code: 'own_result', message: 'Someone else must verify this result.' }
  return decision.trim().length < leastReason
    ? { code: 'reason_needed', message: 'Say why in a sentence so they can try again.', path: 'decision' }
    : undefined
}

const steps: Record<ResultStatus, readonly ResultStatus[]> = {
  pending: ['verified', 'rejected'],
  verified: ['superseded'],
  // By changing it.
  rejected: ['pending'],
  superseded: [],
}

/** Tells whether a result may go from one status to another. */
export const mayResultBecome = (from: ResultStatus, to: ResultStatus): boolean => steps[from].includes(to)
