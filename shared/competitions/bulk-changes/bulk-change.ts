import * as z from 'zod/mini'
import {
  type CompetitionResult,
  ResultId,
} from '#shared/competitions/competition-results/competition-result.ts'
import { rejectRefusal, verifyRefusal } from '#shared/competitions/competition-results/result-refusal.ts'
import { EventId } from '#shared/events/events/event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Refusal } from '#shared/refusal.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { text } from '#shared/text.ts'

/** An action applied to many results together. */
export const BulkAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reclass'), classKey: ClassKey }),
  z.strictObject({ kind: z.literal('move_event'), eventId: EventId }),
  z.strictObject({ kind: z.literal('accept'), reason: text(500) }),
  z.strictObject({ kind: z.literal('reject'), decision: text(500) }),
])
export type BulkAction = z.infer<typeof BulkAction>

export const BulkIds = z.array(ResultId).check(
  z.minLength(1, 'Choose at least one result'),
  z.maxLength(100, 'Choose at most 100 results'),
  z.refine((ids) => new Set(ids).size === ids.length, 'Choose each result only once'),
)

/**
 * The outcome for a result. In a preview: `change`, `skip` or `refused`. Once it is done: `changed`, or
 * `left` if another change came first; once it is undone: `undone` or `left`.
 */
export const BulkOutcome = z.enum(['change', 'skip', 'refused', 'changed', 'left', 'undone'])
export type BulkOutcome = z.infer<typeof BulkOutcome>

export const BulkLine = z.object({
  resultId: ResultId,
  /** The revision and the version that the preview was made of. */
  revision: z.int(),
  version: z.int(),
  outcome: BulkOutcome,
  sentence: z.string(),
})
export type BulkLine = z.infer<typeof BulkLine>

/** `committing` and `undoing` while its results are changed one after another: the same call goes on where it stopped. */
export const BulkStatus = z.enum(['planned', 'committing', 'committed', 'undoing', 'undone'])
export type BulkStatus = z.infer<typeof BulkStatus>

type Judge = { userId: string; isTeammateOf(competitorId: string): boolean }

function refusalOf(
  result: CompetitionResult,
  action: BulkAction,
  { userId, isTeammateOf }: Judge,
): Refusal | undefined {
  if (action.kind === 'reject') return rejectRefusal(result, { userId, decision: action.decision })
  if (action.kind === 'accept')
    return verifyRefusal(result, {
      userId,
      reason: action.reason,
      isTeammate: result.competitorId !== undefined && isTeammateOf(result.competitorId),
    })
  // Changing one’s own result that counts would amount to verifying it.
  if (result.competitorId === userId)
    return { code: 'own_result', message: 'Someone else must verify this result.' }
  // A judges’ result changes by an amendment of its class.
  if (result.source === 'event')
    return { code: 'result_fixed', message: 'Amend the class of this result instead.' }
  return result.status === 'superseded' || result.status === 'rejected'
    ? { code: 'result_fixed', message: 'This result does not count.' }
    : undefined
}

const words = (result: CompetitionResult, action: BulkAction): { isSame: boolean; sentence: string } => {
  if (action.kind === 'reclass')
    return {
      isSame: result.classKey === action.classKey,
      sentence: `${result.classKey} → ${action.classKey}`,
    }
  if (action.kind === 'move_event')
    return { isSame: result.eventId === action.eventId, sentence: 'Moves to the other event.' }
  return { isSame: false, sentence: action.kind === 'accept' ? 'Is verified.' : 'Is rejected.' }
}

/** Returns what a bulk change would do, with an answer for each result. */
export const bulkPlan = (
  results: readonly CompetitionResult[],
  action: BulkAction,
  judge: Judge,
): BulkLine[] =>
  results.map((result) => {
    const of = { resultId: result.id, revision: result.revision, version: result.version }
    const refusal = refusalOf(result, action, judge)
    if (refusal) return { ...of, outcome: 'refused', sentence: refusal.message }
    const { isSame, sentence } = words(result, action)
    return isSame
      ? { ...of, outcome: 'skip', sentence: 'Already so.' }
      : { ...of, outcome: 'change', sentence }
  })

const planMinutes = 30

/** The time until which a preview can be carried out. */
export const bulkPlanEndsAt = (createdAt: string): string => addTime(createdAt, { minutes: planMinutes })

/**
 * Explains why a preview can no longer be carried out; undefined if it can: it is what was shown, and no
 * older than half an hour.
 */
export const bulkCommitRefusal = (
  { status, hash, createdAt }: { status: BulkStatus; hash: string; createdAt: string },
  shown: string,
  now: string,
): Refusal<'bulk_changed' | 'bulk_undone'> | undefined => {
  if (status === 'undoing' || status === 'undone')
    return { code: 'bulk_undone', message: 'This change was undone. Plan it again.' }
  return hash !== shown || (status === 'planned' && now >= bulkPlanEndsAt(createdAt))
    ? { code: 'bulk_changed', message: 'The results have changed since this preview. Review it again.' }
    : undefined
}

const undoHours = 72

/** The time until which a change can be undone. */
export const bulkUndoEndsAt = (committedAt: string): string => addTime(committedAt, { hours: undoHours })

/** Explains why a bulk change cannot be undone; undefined if it can. */
export const bulkUndoRefusal = (
  committedAt: string | undefined,
  now: string,
): Refusal<'bulk_undo'> | undefined =>
  committedAt !== undefined && now < bulkUndoEndsAt(committedAt)
    ? undefined
    : { code: 'bulk_undo', message: 'You can undo a bulk change for 72 hours.' }
