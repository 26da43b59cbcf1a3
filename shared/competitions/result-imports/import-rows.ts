import type { CsvRow } from '#shared/platform/csv/read-csv.ts'
import { guessColumns } from './guess-columns.ts'
import type { ImportAnswers } from './import-question.ts'
import { headerLines, type ImportColumns, type ImportKind, runFields } from './result-import.ts'

/** The line of a file with what was answered about it. */
export type ImportCells = {
  /** Where it stands in its import; the number of its line, unless a line holds several runs. */
  lineNo: number
  /** The number of its line in the file, where that is another. */
  shownNo?: number | undefined
  /** The run, counted from one, of a line that holds several side by side. */
  part?: number | undefined
  cells: string[]
  answers?: ImportAnswers | undefined
}

/** A row of one known word may be a title, such as “Date:”. */
const leastKnown = 2

/** The place of the header among the rows: the first with the most known words, or the first row at all. */
export function guessHeader(rows: readonly CsvRow[]): number {
  let [best, most] = [0, leastKnown - 1]
  for (const [at, { lineNo, cells }] of rows.entries()) {
    if (lineNo > headerLines) break
    const known = Object.keys(guessColumns(cells)).length
    if (known > most) [best, most] = [at, known]
  }
  return best
}

/** The row that an organizer chose as the header; without a choice, the first. */
export const headerAt = (rows: readonly CsvRow[], headerLineNo: number | undefined): number =>
  headerLineNo === undefined ? 0 : rows.findIndex(({ lineNo }) => lineNo === headerLineNo)

/** How sentences name a line: as a spreadsheet counts, where the first line is 1. */
export const lineWords = ({ lineNo, shownNo = lineNo, part }: Omit<ImportCells, 'cells'>): string =>
  part === undefined ? `Line ${shownNo}` : `Line ${shownNo}, run ${part}`

/** The lines below a header. A line with runs side by side becomes one for each run, all of its number. */
export function importRows(
  rows: readonly CsvRow[],
  { kind, columns }: { kind: ImportKind; columns: ImportColumns },
): ImportCells[] {
  const parts = runFields.flatMap((field, at) => {
    const column = columns[field]
    return column === undefined ? [] : [{ part: at + 1, column }]
  })
  if (kind !== 'runs' || parts.length === 0) return rows.map((row) => ({ ...row }))
  const all = rows.flatMap(({ lineNo, cells }) => {
    const run = parts.filter(({ column }) => (cells[column] ?? '') !== '')
    return (run.length > 0 ? run : parts.slice(0, 1)).map(({ part }) => ({ shownNo: lineNo, part, cells }))
  })
  // The header is line 1.
  return all.map((row, at) => ({ ...row, lineNo: at + 2 }))
}
