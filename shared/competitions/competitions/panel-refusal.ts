import type { Refusal } from '#shared/refusal.ts'
import { type CompetitionFormat, isJudged } from '#shared/rules/rulebooks/competition-format.ts'

type Panel = {
  /** Empty where every judge of the class counts. */
  judgeIds: readonly string[]
  /** The judges of the class before who no longer judge it. */
  gone: readonly string[]
  sheets: readonly { judgeId: string }[]
}

/**
 * Explains why these judges cannot judge a class; undefined if they can. Judges leave a class only by being
 * excused, with a reason.
 */
export function panelRefusal(
  format: Pick<CompetitionFormat, 'kind' | 'name' | 'judges'>,
  { judgeIds, gone, sheets }: Panel,
): Refusal<'judge_has_sheets' | 'judges_needed'> | undefined {
  if (sheets.some(({ judgeId }) => gone.includes(judgeId)))
    return {
      code: 'judge_has_sheets',
      message: 'A judge who has begun a sheet stays. Excuse them with a reason instead.',
      path: 'judgeIds',
    }
  return isJudged(format) && judgeIds.length > 0 && judgeIds.length < format.judges
    ? {
        code: 'judges_needed',
        message: `${format.name} has ${format.judges} judges. Choose them all, and excuse those who cannot come.`,
        path: 'judgeIds',
      }
    : undefined
}
