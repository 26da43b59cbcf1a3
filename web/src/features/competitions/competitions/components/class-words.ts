import type { BoardRun } from '#shared/competitions/competitions/board.ts'
import type { ClassState } from '#shared/competitions/competitions/competition-class.ts'
import { showHundredths } from '#shared/rules/scores/show-score.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const stateLabels: Record<ClassState, readonly [label: string, tone: Tone]> = {
  planned: ['Not started', 'neutral'],
  running: ['Running', 'info'],
  provisional: ['Provisional', 'warning'],
  final: ['Final', 'success'],
  verified: ['Verified', 'success'],
  void: ['Void', 'danger'],
}

const tenths = 10

/** The parts of a run besides its plain measure: the score that counts, with its violations, and its frequency. */
export function runNotes(run: Omit<BoardRun, 'at' | 'runNo'>): string[] {
  const { measuredHundredths, countsHundredths, frequencyTenthsHz, violations } = run
  const why = violations.length > 0 ? ` (${violations.join(', ')})` : ''
  return [
    ...(countsHundredths === measuredHundredths
      ? violations
      : [`→ ${showHundredths(countsHundredths)}${why}`]),
    ...(frequencyTenthsHz === undefined ? [] : [`${(frequencyTenthsHz / tenths).toFixed(1)} Hz`]),
  ]
}
