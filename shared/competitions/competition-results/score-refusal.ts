import type { Refusal } from '#shared/refusal.ts'
import { type CompetitionFormat, isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import type { RulebookClass } from '#shared/rules/rulebooks/rulebook.ts'
import type { Score } from '#shared/rules/scores/score.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'

const highestMeasured = 20_000
const highestPoints = 100_000
const mostJudges = 3

type Rules = {
  format: Pick<CompetitionFormat, 'kind' | 'counts' | 'bonus' | 'betterIs'>
  of: Pick<RulebookClass, 'name' | 'ceilingHundredths'>
}

/** The most that a class can give: a measurement above its ceiling counts as zero. A bonus and a sum go beyond it. */
function mostOf({ format, of }: Rules): number | undefined {
  const isBare = format.betterIs === 'more' && format.counts !== 'sum' && format.bonus.length === 0
  return isBare ? of.ceilingHundredths : undefined
}

/** Explains why a score is not possible in its class; undefined if it is. */
export function scoreRefusal(
  { sumHundredths, judges }: Score,
  rules: Rules,
): Refusal<'score_range'> | undefined {
  const path = 'score'
  if (!isJudged(rules.format)) {
    if (judges !== 1 || sumHundredths >= highestMeasured)
      return { code: 'score_range', message: 'A score must be below 200 dB.', path }
    const most = mostOf(rules)
    return most !== undefined && sumHundredths > most
      ? {
          code: 'score_range',
          message: `${rules.of.name} ends at ${showHundredths(most)} dB; what is above counts as 0.`,
          path,
        }
      : undefined
  }
  return judges > mostJudges || sumHundredths >= highestPoints * judges
    ? { code: 'score_range', message: 'A score must be below 1,000 points.', path }
    : undefined
}
