import type { ClassState } from '#shared/competitions/competitions/competition-class.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Refusal } from '#shared/refusal.ts'
import { importLineDays, type ResultImport } from './result-import.ts'

type ImportCode =
  | 'plan_changed'
  | 'import_errors'
  | 'import_questions'
  | 'import_state'
  | 'undo_too_late'
  | 'class_final'

const planMinutes = 30
const undoHours = 72

/** The preview no longer matches what would happen. */
export const planChanged: Refusal<ImportCode> = {
  code: 'plan_changed',
  message: 'The results have changed since this preview. Review it again.',
}

/** Without its lines, an import would say that it is done and do nothing. */
const areLinesGone = ({ createdAt }: Pick<ResultImport, 'createdAt'>, now: string) =>
  now >= addTime(createdAt, { days: importLineDays })

type Committing = { planHash: string; goodLinesOnly: boolean }

/**
 * Explains why a plan cannot be committed; undefined if it can. It holds for 30 minutes, and while the data
 * it was made from has not changed.
 */
export function commitRefusal(
  of: Pick<ResultImport, 'status' | 'planHash' | 'plannedAt' | 'plan' | 'questions' | 'createdAt'>,
  { planHash, goodLinesOnly }: Committing,
  now: string,
): Refusal<ImportCode> | undefined {
  // Told twice, it is committed once.
  if (of.status === 'committed') return undefined
  if (of.status === 'undone')
    return { code: 'import_state', message: 'This import was undone. Choose the file again to repeat it.' }
  if (of.status === 'committing' && areLinesGone(of, now))
    return {
      code: 'import_state',
      message: `The lines of an import are kept for ${importLineDays} days. Choose the file again to import what is missing.`,
    }
  // A started import continues while its lines are kept.
  if (of.status === 'committing' && of.planHash === planHash) return undefined
  if (of.planHash !== planHash || now >= addTime(of.plannedAt, { minutes: planMinutes })) return planChanged
  const { questions = 0 } = of
  if (questions > 0)
    return {
      code: 'import_questions',
      message:
        questions === 1
          ? 'One line has a question. Answer it, or leave the line out.'
          : `${questions} lines have a question. Answer each, or leave the line out.`,
    }
  return of.plan.error > 0 && !goodLinesOnly
    ? { code: 'import_errors', message: 'Some lines have errors. Correct them, or import the good lines.' }
    : undefined
}

/** Explains why the questions of an import cannot be answered now; undefined if they can. */
export const answerRefusal = (of: Pick<ResultImport, 'status'>): Refusal<ImportCode> | undefined =>
  of.status === 'planned'
    ? undefined
    : { code: 'import_state', message: 'This import has begun, so its questions are closed.' }

/** Explains why an import cannot be undone; undefined if it can. */
export function undoRefusal(
  {
    status,
    committedAt,
    undoneLineNo,
    createdAt,
  }: Pick<ResultImport, 'status' | 'committedAt' | 'undoneLineNo' | 'createdAt'>,
  touchedClasses: readonly ClassState[],
  now: string,
): Refusal<ImportCode> | undefined {
  if (status !== 'committed' || committedAt === undefined)
    return { code: 'import_state', message: 'This import has not been committed, or has been undone.' }
  // One that has begun goes on, or half of an import would stay.
  if (undoneLineNo === 0 && now >= addTime(committedAt, { hours: undoHours }))
    return { code: 'undo_too_late', message: 'You can undo an import for 72 hours.' }
  if (areLinesGone({ createdAt }, now))
    return {
      code: 'undo_too_late',
      message: `The lines of an import are kept for ${importLineDays} days, so it can no longer be undone. Have its results rejected instead.`,
    }
  return touchedClasses.some((state) => state === 'final' || state === 'verified')
    ? { code: 'class_final', message: 'A class of this import is final. Ask the head judge to correct it.' }
    : undefined
}
