import type { Board, BoardRow, BoardRun } from '#shared/competitions/board.ts'
import type { ClassState } from '#shared/competitions/competition-class.ts'
import { showHundredths, showScore } from '#shared/scores/show-score.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const stateLabels: Record<ClassState, readonly [label: string, tone: Tone]> = {
  planned: ['Not started', 'neutral'],
  running: ['Running', 'info'],
  provisional: ['Provisional', 'warning'],
  final: ['Final', 'success'],
  verified: ['Verified', 'success'],
  void: ['Void', 'danger'],
}

const statusWords: Record<Exclude<BoardRow['status'], 'placed'>, string> = {
  waiting: 'No score yet',
  absent: 'Did not run',
  disqualified: 'Disqualified',
  withdrawn: 'Withdrawn',
}

/** What stands where a score would, for those who have none. */
export const scoreWords = ({ score, status }: Pick<BoardRow, 'score' | 'status'>): string =>
  status === 'placed' || status === 'waiting'
    ? score
      ? showScore(score)
      : status === 'placed'
        ? '–'
        : statusWords.waiting
    : statusWords[status]

/** In what a class is counted. */
export const unitOf = (kind: Board['kind']): string => (kind === 'sheet' || kind === 'show' ? 'points' : 'dB')

const tenths = 10

/** What of a run is not its plain measure: what counts of it, its note, and what it was marked for. */
export function runNotes(run: Omit<BoardRun, 'at' | 'runNo'>): string[] {
  const { measuredHundredths, countsHundredths, frequencyTenthsHz, violations } = run
  return [
    ...(countsHundredths === measuredHundredths ? [] : [`counts ${showHundredths(countsHundredths)}`]),
    ...(frequencyTenthsHz === undefined ? [] : [`${(frequencyTenthsHz / tenths).toFixed(1)} Hz`]),
    ...violations,
  ]
}

/** A place as it is read in a line: `2, shared`. */
export const placeWords = ({ place, isShared }: Pick<BoardRow, 'place' | 'isShared'>): string =>
  place === undefined ? '–' : isShared ? `${place}, shared` : String(place)
