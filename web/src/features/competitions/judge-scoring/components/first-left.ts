import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { usedRuns } from '#shared/competitions/runs/run-score.ts'
import { isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import type { FoldedEntry } from '../offline/fold-work.ts'

type Left = Pick<
  FoldedEntry,
  'entryId' | 'status' | 'isAbsent' | 'refusal' | 'runs' | 'sheets' | 'isSubmittedHere'
>

/**
 * The first entry in run order that the caller still has to score, so that the class opens there: on the lanes everyone’s
 * first run comes before anyone’s second.
 */
export function firstLeft<T extends Left>(
  entries: readonly T[],
  { format, of }: Pick<ClassWork, 'format' | 'of'>,
  judgeId: string,
): T | undefined {
  const there = entries.filter(({ status, isAbsent, refusal }) => status === 'in' && !isAbsent && !refusal)
  if (isJudged(format))
    return there.find(
      ({ sheets, isSubmittedHere }) =>
        !isSubmittedHere &&
        !sheets.some((sheet) => sheet.judgeId === judgeId && sheet.status === 'submitted'),
    )
  const left = there
    .map((entry) => ({ entry, used: usedRuns(entry.runs).length }))
    .filter(({ used }) => used < of.runsAllowed)
  return left.toSorted((a, b) => a.used - b.used)[0]?.entry
}
