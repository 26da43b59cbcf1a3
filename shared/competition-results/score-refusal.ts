import type { Refusal } from '#shared/refusal.ts'
import { type CompetitionFormat, isJudged } from '#shared/rulebooks/competition-format.ts'
import type { Score } from '#shared/scores/score.ts'

const highestMeasured = 20_000
const highestPoints = 100_000
const mostJudges = 3

/** Why a score cannot be one of its format, or undefined where it can. */
export function scoreRefusal(
  { sumHundredths, judges }: Score,
  format: Pick<CompetitionFormat, 'kind'>,
): Refusal<'score_range'> | undefined {
  const path = 'score'
  if (!isJudged(format))
    return judges !== 1 || sumHundredths >= highestMeasured
      ? { code: 'score_range', message: 'A score must be below 200 dB.', path }
      : undefined
  return judges > mostJudges || sumHundredths >= highestPoints * judges
    ? { code: 'score_range', message: 'A score must be below 1,000 points.', path }
    : undefined
}
