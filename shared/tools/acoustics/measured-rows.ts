import { fileNumber, usesCommas } from '#shared/tools/units/file-number.ts'

export type MeasuredRow = { lineNo: number; hz: number; level: number }

type Line = { lineNo: number; text: string; cells: string[] }

const lineEnds = /\r\n|\r|\n/

/** The signs that measuring programs put before what is not measured. */
const comment = /^(?:[*#!%;]+|\/\/)\s*/

/**
 * The rows of a file of frequency, level and perhaps phase, as REW, ARTA, OmniMic, VituixCAD, Klippel and others write
 * them: parted by blanks, tabs, semicolons or commas, with decimal points or commas, below any number of lines of words.
 * Otherwise the first line that cannot be read.
 */
export function measuredRows(file: string): { rows: MeasuredRow[] } | { unread: number } {
  const lines = file.split(lineEnds).flatMap((raw, at): Line[] => {
    const text = raw.replaceAll('\u2212', '-').trim()
    return text === '' || comment.test(text) ? [] : [{ lineNo: at + 1, text, cells: cellsOf(text) }]
  })
  const first = lines.findIndex(({ cells }) => isMeasured(cells))
  if (first < 0) return { rows: [] }
  const last = lines.findLastIndex(({ cells }) => isMeasured(cells))
  const measured = lines.slice(first, last + 1)
  const columns = columnsOf(file, measured[0] as Line)
  const commas = usesCommas(measured.flatMap(({ cells }) => cells))
  // Without other signs, 1,000 is 1 or 1000: frequencies that rise tell.
  const readings = commas === undefined ? [true, false] : [commas]
  const all = readings.map((reading) => measured.map((line) => rowOf(line, columns, reading)))
  const rows = all.find((one) => isRising(one)) ?? all[0] ?? []
  const unread = rows.find(({ hz, level }) => Number.isNaN(hz) || Number.isNaN(level))
  return unread ? { unread: unread.lineNo } : { rows }
}

const isRising = (rows: readonly MeasuredRow[]) =>
  rows.every(({ hz }, at) => at === 0 || hz >= (rows[at - 1]?.hz ?? 0))

type Delimiter = ';' | '\t' | ',' | ' '

/** The sign that parts the cells of a line: a comma where nothing else does. */
function delimiterOf(text: string): Delimiter {
  if (text.includes(';')) return ';'
  if (text.includes('\t')) return '\t'
  const isParted = text.includes('"') || /,\s/.test(text) || !/\s/.test(text)
  return text.includes(',') && isParted ? ',' : ' '
}

function cellsOf(text: string, delimiter = delimiterOf(text)): string[] {
  if (delimiter === ' ') return text.split(/\s+/)
  // A decimal comma between quotation marks parts nothing.
  return cleaned(text.split(delimiter === ',' ? /,(?=(?:[^"]*"[^"]*")*[^"]*$)/ : delimiter))
}

const cleaned = (cells: readonly string[]) =>
  cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )

const isNumber = (cell: string | undefined) => cell !== undefined && fileNumber(cell, undefined) !== undefined

const isMeasured = ([hz, level]: readonly string[]) => isNumber(hz) && isNumber(level)

/** The columns of frequency and level: as the last line of names above them says, or the first two. */
function columnsOf(file: string, { lineNo, text, cells }: Line): readonly [hz: number, level: number] {
  const delimiter = delimiterOf(text)
  // Between blanks, names are not told from other words.
  if (delimiter === ' ') return [0, 1]
  const above = file.split(lineEnds).slice(0, lineNo - 1)
  const names = above
    .map((one) => cellsOf(one.trim().replace(comment, ''), delimiter))
    .findLast((one) => one.length === cells.length && one.some((name) => isHz.test(name)))
  const hz = names?.findIndex((name) => isHz.test(name)) ?? -1
  const level = names?.findIndex((name, at) => at !== hz && isLevel.test(name)) ?? -1
  return hz >= 0 && level >= 0 ? [hz, level] : [0, 1]
}

const isHz = /freq|hz/i
const isLevel = /spl|db|level|mag|gain|ampl|imp|ohm/i

function rowOf(
  { lineNo, cells }: Line,
  [hz, level]: readonly [number, number],
  commas: boolean,
): MeasuredRow {
  return { lineNo, hz: numberOf(cells[hz], commas), level: numberOf(cells[level], commas) }
}

function numberOf(cell: string | undefined, commas: boolean): number {
  const read = cell === undefined ? undefined : fileNumber(cell, commas)
  if (!read) return Number.NaN
  // Among decimal commas, the point of 1.600 parts thousands.
  return 'value' in read ? read.value : read.either[1]
}
