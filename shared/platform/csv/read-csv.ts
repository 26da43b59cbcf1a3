import { byteOrderMark } from './csv-line.ts'
import { type Delimiter, delimiterOf, toldLine } from './delimiter-of.ts'

export type CsvRow = {
  /** The line number as a spreadsheet counts: the first is 1, and empty ones count. */
  lineNo: number
  cells: string[]
}

/** Reads one cell from a place: its text, and where it ends; without an end where a quotation mark is not closed. */
function readCell(text: string, from: number, delimiter: Delimiter): { value: string; end?: number } {
  let at = from
  let value = ''
  // People write a blank after the comma, and the quotation mark behind it still opens the cell.
  while (text[at] === ' ') at++
  if (text[at] === '"') {
    for (at++; ; at++) {
      if (at >= text.length) return { value }
      if (text[at] !== '"') value += text[at]
      else if (text[at + 1] === '"') value += text[at++]
      else break
    }
    at++
  }
  const start = at
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++
  return { value: (value + text.slice(start, at)).trim(), end: at }
}

/**
 * The rows of a CSV file (RFC 4180), with or without a byte order mark, parted by commas, semicolons or tabs, or as its
 * first line says. Empty rows are left out and keep their number; `problem` says what cannot be read.
 */
export function readCsv(file: string): { rows: CsvRow[] } | { problem: string } {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file
  const delimiter = delimiterOf(text)
  const rows: CsvRow[] = []
  const told = toldLine(text)
  let at = told.length
  for (let lineNo = told ? 2 : 1; at < text.length; lineNo++) {
    const cells: string[] = []
    for (;;) {
      const { value, end } = readCell(text, at, delimiter)
      if (end === undefined) return { problem: `Line ${lineNo}: a quotation mark is not closed.` }
      cells.push(value)
      at = end
      if (text[at] !== delimiter) break
      at++
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    if (cells.some((cell) => cell !== '')) rows.push({ lineNo, cells })
  }
  return { rows }
}
