import type { CompetitionFormat, FrequencyBonus } from '#shared/rules/rulebooks/competition-format.ts'
import type { RulebookClass, Violation } from '#shared/rules/rulebooks/rulebook.ts'
import type { RunFields } from './run.ts'

/** The rules of a run: the format and the ceiling of its class, and the violations. */
export type RunRules = {
  format: CompetitionFormat
  ceilingHundredths?: RulebookClass['ceilingHundredths']
  violations: readonly Violation[]
}

type Measured = Pick<RunFields, 'measuredHundredths' | 'frequencyTenthsHz' | 'violations'>

const tenthsPerHz = 10

function bonusOf(bonus: readonly FrequencyBonus[], frequencyTenthsHz: number | undefined): number {
  if (frequencyTenthsHz === undefined) return 0
  return bonus.reduce((sum, { belowHz, perHzHundredths = 0, onceHundredths = 0 }) => {
    const below = belowHz * tenthsPerHz - frequencyTenthsHz
    if (below < 0) return sum
    return sum + Math.floor((below * perHzHundredths) / tenthsPerHz) + onceHundredths
  }, 0)
}

/**
 * Returns what counts of a run. One with a violation that zeroes it, above the ceiling of its class or above
 * the highest frequency counts as zero; the measurement stays with the run.
 */
export function keptOf(
  { measuredHundredths, frequencyTenthsHz, violations }: Measured,
  { format, ceilingHundredths, violations: known }: RunRules,
): { keptHundredths: number; bonusHundredths: number } {
  const found = known.filter(({ code }) => violations.includes(code))
  // A target may be missed on either side; anywhere else, above the ceiling is too much.
  const isOver =
    format.betterIs === 'more' && ceilingHundredths !== undefined && measuredHundredths > ceilingHundredths
  const isTooHigh =
    format.maxFrequencyHz !== undefined &&
    frequencyTenthsHz !== undefined &&
    frequencyTenthsHz > format.maxFrequencyHz * tenthsPerHz
  if (isOver || isTooHigh || found.some(({ effect }) => effect !== 'deduct'))
    return { keptHundredths: 0, bonusHundredths: 0 }
  const deducted = found.reduce((sum, { deductHundredths = 0 }) => sum + deductHundredths, 0)
  const left = Math.max(0, measuredHundredths - deducted)
  const keptHundredths = left - (left % format.resolutionHundredths)
  return {
    keptHundredths,
    bonusHundredths: keptHundredths === 0 ? 0 : bonusOf(format.bonus, frequencyTenthsHz),
  }
}

/** True if a violation of a run takes its entry out of the class. */
export const disqualifies = (run: Pick<RunFields, 'violations'>, known: readonly Violation[]): boolean =>
  known.some(({ code, effect }) => effect === 'disqualify' && run.violations.includes(code))
