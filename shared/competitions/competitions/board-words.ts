import { showScore } from '#shared/rules/scores/show-score.ts'
import type { Board, BoardRow } from './board.ts'

const statusWords: Record<Exclude<BoardRow['status'], 'placed'>, string> = {
  waiting: 'No score yet',
  absent: 'Did not run',
  disqualified: 'Disqualified',
  withdrawn: 'Withdrawn',
}

/** The words in place of a score, for those who have none. */
export const scoreWords = ({ score, status }: Pick<BoardRow, 'score' | 'status'>): string =>
  status === 'placed' || status === 'waiting'
    ? score
      ? showScore(score)
      : status === 'placed'
        ? '–'
        : statusWords.waiting
    : statusWords[status]

/** The unit in which a class is counted. */
export const unitOf = (kind: Board['kind']): 'points' | 'dB' =>
  kind === 'sheet' || kind === 'show' ? 'points' : 'dB'

/** A place as it is read in a line: `2, shared`. */
export const placeWords = ({ place, isShared }: Pick<BoardRow, 'place' | 'isShared'>): string =>
  place === undefined ? '–' : isShared ? `${place}, shared` : String(place)

/** Why a side of a bracket is out, in a word. */
export const outWord = ({ status }: Pick<BoardRow, 'status'>): string =>
  status === 'placed' || status === 'waiting' ? 'Out' : statusWords[status]
