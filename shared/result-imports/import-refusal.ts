import type { ClassState } from '#shared/competitions/competition-class.ts'
import type { Refusal } from '#shared/refusal.ts'
import { addTime } from '#shared/time/add-time.ts'
import type { ResultImport } from './result-import.ts'

type ImportCode = 'plan_changed' | 'import_errors' | 'import_state' | 'undo_too_late' | 'class_final'

const planMinutes = 30
const undoHours = 72

/** The preview no longer matches what would happen. */
export const planChanged: Refusal<ImportCode> = {
  code: 'plan_changed',
  message: 'The results have changed since this preview. Review it again.',
}

type Committing = { planHash: string; goodLinesOnly: boolean }

/**
 * Explains why a plan cannot be committed; undefined if it can. It holds for 30 minutes, and while the data
 * it was made from has not changed.
 */
export function commitRefusal(
  of: Pick<ResultImport, 'status' | 'planHash' | 'plannedAt' | 'plan'>,
  { planHash, goodLinesOnly }: Committing,
  now: string,
): Refusal<ImportCode> | undefined {
  // Told twice, it is committed once.
  if (of.status === 'committed') return undefined
  if (of.status === 'undone')
    return { code: 'import_state', message: 'This import was undone. Choose the file again to repeat it.' }
  // A started import continues, however long the break was.
  if (of.status === 'committing' && of.planHash === planHash) return undefined
  if (of.planHash !== planHash || now >= addTime(of.plannedAt, { minutes: planMinutes })) return planChanged
  return of.plan.error > 0 && !goodLinesOnly
    ? { code: 'import_errors', message: 'Some lines have errors. Correct them, or import the good lines.' }
    : undefined
}

/** Explains why an import cannot be undone; undefined if it can. */
export function undoRefusal(
  { status, committedAt }: Pick<ResultImport, 'status' | 'committedAt'>,
  touchedClasses: readonly ClassState[],
  now: string,
): Refusal<ImportCode> | undefined {
  if (status !== 'committed' || committedAt === undefined)
    return { code: 'import_state', message: 'This import has not been committed, or has been undone.' }
  if (now >= addTime(committedAt, { hours: undoHours }))
    return { code: 'undo_too_late', message: 'You can undo an import for 72 hours.' }
  return touchedClasses.some((state) => state === 'final' || state === 'verified')
    ? { code: 'class_final', message: 'A class of this import is final. Ask the head judge to correct it.' }
    : undefined
}
