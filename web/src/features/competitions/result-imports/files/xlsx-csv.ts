import { readSheet } from 'read-excel-file/browser'
import type { XlsxAnswer } from './xlsx-message.ts'
import { unreadable, xlsxProblem } from './xlsx-problem.ts'

type Cell = string | number | boolean | Date | null

/** The digits that a spreadsheet shows of a number, which it keeps with more. */
const shownDigits = 15
/** A spreadsheet counts its days from here; what is before is a time of day alone. */
const firstYear = 1901

const dayOf = (at: Date) =>
  at.getUTCFullYear() < firstYear ? at.toISOString().slice(11, 19) : at.toISOString().slice(0, 10)

/** A cell as the spreadsheet shows it, and a day as files write it; a spreadsheet keeps it without a zone. */
export function cellText(cell: Cell): string {
  if (cell instanceof Date) return dayOf(cell)
  return typeof cell === 'number' ? String(Number(cell.toPrecision(shownDigits))) : String(cell ?? '')
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The first sheet of a spreadsheet as CSV, its cells as they are: no one opens this text in a spreadsheet again. */
export async function xlsxCsv(bytes: Uint8Array): Promise<XlsxAnswer> {
  const problem = xlsxProblem(bytes)
  if (problem !== undefined) return { problem }
  try {
    const rows = (await readSheet(bytes.slice().buffer)) as Cell[][]
    // Rows of nothing at the end are no lines.
    const last = rows.findLastIndex((row) => row.some((cell) => cell !== null))
    const lines = rows.slice(0, last + 1).map((row) => row.map((cell) => quoted(cellText(cell))).join(','))
    return { csv: lines.map((line) => `${line}\r\n`).join('') }
  } catch {
    return { problem: unreadable }
  }
}
