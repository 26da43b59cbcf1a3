import type { ClassAssignment } from '#shared/rules/rulebooks/class-assignment.ts'
import type { ClassTie, CompetitionFormat } from '#shared/rules/rulebooks/competition-format.ts'
import type { RulebookClass, Violation } from '#shared/rules/rulebooks/rulebook.ts'
import type { RulebookDifference } from '#shared/rules/rulebooks/rulebook-differences.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'

export const countsWords: Record<CompetitionFormat['counts'], string> = {
  best: 'The best run counts',
  last: 'The last run counts',
  sum: 'All runs are added',
  average: 'All runs are averaged',
}

export const tieWords: Record<ClassTie, string> = {
  second_best_run: 'Second best run',
  run_off: 'Run-off',
  section_totals: 'Totals of sections',
  head_judge_decision: 'Decision of the head judge',
}

export const formulaWords: Record<ClassAssignment['formula'], string> = {
  cone_plus_power: 'Cone area plus power',
  power: 'Power',
  channels: 'Amplifier channels',
}

export const placementWords: Record<NonNullable<RulebookClass['placement']>, string> = {
  trunk: 'Trunk',
  cabin: 'Cabin',
  wall: 'Wall',
  bed: 'Bed',
  other: 'Other',
}

export const effectWords: Record<Violation['effect'], string> = {
  zero_run: 'The run counts zero',
  disqualify: 'Disqualified',
  deduct: 'Deduction',
}

export const partWords: Record<RulebookDifference['part'], string> = {
  format: 'Format',
  class: 'Class',
  rubric: 'Rubric',
  violation: 'Violation',
}

export const changeWords: Record<RulebookDifference['change'], string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  retired: 'Retired',
}

const fieldNames: Record<string, string> = {
  formatKey: 'format',
  assign: 'limits',
  ceilingHundredths: 'ceiling or target',
  replacedBy: 'class that follows',
  retired: 'in use or retired',
  resolutionHundredths: 'resolution',
  maxFrequencyHz: 'highest frequency',
  rubricKey: 'rubric',
  betterIs: 'which score is better',
  thirdPlaceRun: 'run for third place',
  deductHundredths: 'deduction',
}

export const fieldWords = (field: string): string => fieldNames[field] ?? field

const count = (value: number) => value.toLocaleString('en-US')

/** Describes the vehicles that a class is for. */
export function limitWords({ assign, ceilingHundredths }: RulebookClass): string {
  const ceiling = ceilingHundredths === undefined ? [] : [`${showHundredths(ceilingHundredths)} dB`]
  if (!assign) return ceiling[0] ?? 'Any'
  const { formula, min, max } = assign
  const range = max === undefined ? `from ${count(min)}` : `${count(min)} to ${count(max)}`
  return [`${formulaWords[formula]} ${range}`, ...ceiling].join(', ')
}
