import { jsonBytes } from '#shared/json-bytes.ts'
import type { Board, BoardRow } from './board.ts'

/** A row takes 400 KB. */
const mostBytes = 380_000

type Fitting = Omit<Board, 'version'>

/** The parts a board can do without, least important first. */
const withouts: ((row: BoardRow) => BoardRow)[] = [
  (row) => ({ ...row, sections: [] }),
  (row) => ({ ...row, sections: [], runs: [] }),
  (row) => ({ ...row, sections: [], runs: [], vehicle: '' }),
]

/**
 * A board that fits into its row: of a very large class without sections, runs or vehicles, and in the end without the
 * last of its rows.
 */
export function fitBoard<T extends Fitting>(board: T, most = mostBytes): T {
  if (jsonBytes(board) <= most) return board
  for (const without of withouts) {
    const smaller = { ...board, rows: board.rows.map(without) }
    if (jsonBytes(smaller) <= most) return smaller
  }
  const rows: BoardRow[] = []
  let bytes = jsonBytes({ ...board, rows })
  for (const row of board.rows.map(withouts.at(-1) ?? ((one) => one))) {
    bytes += jsonBytes(row) + 1
    if (bytes > most) break
    rows.push(row)
  }
  return { ...board, rows }
}
