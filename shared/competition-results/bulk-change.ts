import * as z from 'zod/mini'
import { EventId } from '#shared/events/event.ts'
import { ClassKey } from '#shared/events/event-fields.ts'
import type { Refusal } from '#shared/refusal.ts'
import { text } from '#shared/text.ts'
import { addTime } from '#shared/time/add-time.ts'
import { type CompetitionResult, ResultId } from './competition-result.ts'
import { rejectRefusal, verifyRefusal } from './result-refusal.ts'

/** What is done to many results at once. */
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

export type BulkLine = {
  resultId: CompetitionResult['id']
  /** The revision that the preview was made of. */
  revision: number
  outcome: 'change' | 'skip' | 'refused'
  sentence: string
}

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
  // What judges report changes by an amendment of its class.
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
  return { isSame: false, sentence: action.kind === 'accept' ? 'Is verified.' : 'Is refused.' }
}

/** What a bulk change would do, each result with its own answer. */
export const bulkPlan = (
  results: readonly CompetitionResult[],
  action: BulkAction,
  judge: Judge,
): BulkLine[] =>
  results.map((result) => {
    const of = { resultId: result.id, revision: result.revision }
    const refusal = refusalOf(result, action, judge)
    if (refusal) return { ...of, outcome: 'refused', sentence: refusal.message }
    const { isSame, sentence } = words(result, action)
    return isSame
      ? { ...of, outcome: 'skip', sentence: 'Is so already.' }
      : { ...of, outcome: 'change', sentence }
  })

const undoHours = 72

/** Why a bulk change cannot be undone, or undefined where it can. */
export const bulkUndoRefusal = (
  committedAt: string | undefined,
  now: string,
): Refusal<'bulk_undo'> | undefined =>
  committedAt !== undefined && now < addTime(committedAt, { hours: undoHours })
    ? undefined
    : { code: 'bulk_undo', message: 'You can undo a bulk change for 72 hours.' }
