import type { ResultsPolicy } from '#shared/events/events/results-policy.ts'
import type { Board, BoardBracket, BoardMatch } from './board.ts'
import { boardShows } from './board-shows.ts'

/**
 * A board without what its organizer does not show yet. The next entrants are no result. A decision belongs to the
 * results, so it is hidden with them; a void class shows its decisions, as it shows its reason.
 */
export function shownBoard(board: Board, policy: Pick<ResultsPolicy, 'board'>): Board {
  const shows = boardShows(policy, board.state)
  const { best, bracket, ...rest } = board
  if (shows === 'scores') return { ...board, policy: policy.board }
  if (shows === 'nothing')
    return {
      ...rest,
      policy: policy.board,
      rows: [],
      latest: [],
      ...(board.state === 'void' ? { next: [] } : { decisions: [] }),
    }
  return {
    ...rest,
    policy: policy.board,
    ...(bracket && { bracket: withoutReadings(bracket) }),
    latest: [],
    rows: board.rows.map(({ score: _, tieReason: __, recordMark: ___, ...row }) => ({
      ...row,
      runs: [],
      sections: [],
    })),
  }
}

function withoutReadings({ rounds, thirdPlace, ...rest }: BoardBracket): BoardBracket {
  const shown = ({ measured: _, ...match }: BoardMatch) => match
  return {
    ...rest,
    rounds: rounds.map((matches) => matches.map(shown)),
    ...(thirdPlace && { thirdPlace: shown(thirdPlace) }),
  }
}
