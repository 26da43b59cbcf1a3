import { byteOrderMark } from './csv-line.ts'

export type CsvRow = {
  /** The line number as a spreadsheet counts: the first is 1, and empty ones count. */
  lineNo: number
  cells: string[]
}

const delimiters = [',', ';', '\t'] as const
type Delimiter = (typeof delimiters)[number]
const looksAtLines = 20

/** The separator of cells: the sign that occurs most often outside quotation marks in the first 20 lines. */
export function delimiterOf(text: string): Delimiter {
  const counts = { ',': 0, ';': 0, '\t': 0 }
  let isQuoted = false
  let lines = 0
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (sign === '\n' && ++lines === looksAtLines) break
    if (sign in counts) counts[sign as Delimiter]++
  }
  return delimiters.reduce((most, one) => (counts[one] > counts[most] ? one : most))
}

/** Reads one cell from a place: its text, and where it ends; without an end where a quotation mark is not closed. */
function readCell(text: string, from: number, delimiter: Delimiter): { value: string; end?: number } {
  let at = from
  let value = ''
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
 * The rows of a CSV file (RFC 4180), with or without a byte order mark, parted by commas, semicolons or tabs. Empty rows
 * are left out and keep their number; `problem` says what cannot be read.
 */
export function readCsv(file: string): { rows: CsvRow[] } | { problem: string } {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file
  const delimiter = delimiterOf(text)
  const rows: CsvRow[] = []
  let at = 0
  for (let lineNo = 1; at < text.length; lineNo++) {
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
