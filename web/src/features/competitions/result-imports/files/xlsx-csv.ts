import { readSheet } from 'read-excel-file/browser'

type Cell = string | number | boolean | Date | null

/** A day as files write it; a spreadsheet keeps it without a zone. */
const textOf = (cell: Cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''))

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The first sheet of a spreadsheet as CSV, its cells as they are: no one opens this text in a spreadsheet again. */
export async function xlsxCsv(file: File): Promise<string> {
  const rows = (await readSheet(file)) as Cell[][]
  return rows.map((row) => `${row.map((cell) => quoted(textOf(cell))).join(',')}\r\n`).join('')
}
