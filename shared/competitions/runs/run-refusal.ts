import type { Refusal } from '#shared/refusal.ts'
import type { CompetitionFormat } from '#shared/rules/rulebooks/competition-format.ts'
import type { Violation } from '#shared/rules/rulebooks/rulebook.ts'
import type { Run, RunFields } from './run.ts'
import { usedRuns } from './run-score.ts'

type RunCode = 'runs_used' | 'violation_unknown' | 'reason_needed'
const leastReason = 10

/** A refusal because the rulebook does not know one of these violations, or undefined. */
export function violationRefusal(
  violations: readonly string[],
  known: readonly Violation[],
): Refusal<RunCode> | undefined {
  const unknown = violations.find((code) => !known.some((one) => one.code === code))
  return unknown
    ? {
        code: 'violation_unknown',
        message: `The rulebook has no violation ${unknown}.`,
        path: 'violations',
      }
    : undefined
}

/**
 * Explains why a run cannot be recorded; undefined if it can. A further revision of a run uses no additional
 * run.
 */
export function runRefusal(
  run: Pick<RunFields, 'runNo' | 'violations'> & Pick<Run, 'id'>,
  earlier: readonly Run[],
  { runs }: Pick<CompetitionFormat, 'runs'>,
  known: readonly Violation[],
): Refusal<RunCode> | undefined {
  const unknown = violationRefusal(run.violations, known)
  if (unknown) return unknown
  // A run that arrives a second time was taken the first time.
  if (earlier.some(({ id }) => id === run.id)) return undefined
  const used = usedRuns(earlier)
  if (run.runNo > runs || used.length >= runs)
    return { code: 'runs_used', message: 'No runs left.', path: 'runNo' }
  return used.some(({ runNo }) => runNo === run.runNo)
    ? { code: 'runs_used', message: `Run ${run.runNo} has already been recorded.`, path: 'runNo' }
    : undefined
}

/** Explains why a run cannot be changed or voided without a reason; undefined if there is one. */
export const runReasonRefusal = (reason: string): Refusal<RunCode> | undefined =>
  reason.trim().length < leastReason
    ? { code: 'reason_needed', message: 'Give a reason of at least 10 characters.', path: 'reason' }
    : undefined
