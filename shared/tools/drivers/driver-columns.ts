import { readCell } from '#shared/platform/csv/csv-line.ts'
import type { Column } from '#shared/platform/csv/csv-part.ts'
import { delimiterOf } from '#shared/platform/csv/delimiter-of.ts'
import { type CsvRow, readCsv } from '#shared/platform/csv/read-csv.ts'
import { driverRanges } from '#shared/tools/acoustics/driver-ranges.ts'
import type { DriverField } from '#shared/tools/acoustics/entered-driver.ts'
import {
  plainFigure,
  type SignMeanings,
  type SignQuestion,
  signQuestion,
} from '#shared/tools/units/figure-signs.ts'
import type { DriverFields } from './driver.ts'

type Cell = {
  header: string
  isFigure?: true
  show: (driver: DriverFields) => string
  /** Puts the text of a cell into the fields of a driver; text that is no number becomes one that no driver takes. */
  read: (text: string, into: RowFields) => void
}

type RowFields = Record<string, unknown> & {
  values: Record<string, number>
  mounting: Record<string, number>
}

/** Short enough to read, and exact enough that a file that comes back changes nothing. */
const shown = (value: number | undefined, si: number) =>
  value === undefined ? '' : String(Number((value / si).toPrecision(12)))

const numberOf = (text: string, si: number): number =>
  Number(text === '' ? Number.NaN : (Number(text.replace(',', '.')) * si).toPrecision(12))

const textCell = (header: string, field: 'brand' | 'model' | 'valuesFor' | 'sourceUrl' | 'notes'): Cell => ({
  header,
  show: (driver) => driver[field] ?? '',
  read: (text, into) => {
    if (text !== '') into[field] = readCell(text)
  },
})

const valueCell = (field: DriverField): Cell => {
  const { unit, si } = driverRanges[field]
  return {
    header: unit ? `${field} (${unit})` : field,
    isFigure: true,
    show: ({ values }) => shown(values[field], si),
    read: (text, into) => {
      if (text !== '') into.values[field] = numberOf(text, si)
    },
  }
}

const mountingCell = (header: string, field: keyof DriverFields['mounting'], si: number): Cell => ({
  header,
  isFigure: true,
  show: ({ mounting }) => shown(mounting[field], si),
  read: (text, into) => {
    if (text !== '') into.mounting[field] = numberOf(text, si)
  },
})

const cells: readonly Cell[] = [
  textCell('brand', 'brand'),
  textCell('model', 'model'),
  {
    header: 'size (in)',
    isFigure: true,
    show: ({ sizeIn }) => String(sizeIn),
    read: (text, into) => {
      into.sizeIn = numberOf(text, 1)
    },
  },
  textCell('values for', 'valuesFor'),
  ...(Object.keys(driverRanges) as DriverField[]).map(valueCell),
  mountingCell('outer diameter (mm)', 'outerDiameter', 1e-3),
  mountingCell('cut-out diameter (mm)', 'cutOutDiameter', 1e-3),
  mountingCell('depth (mm)', 'depth', 1e-3),
  mountingCell('displacement (L)', 'displacement', 1e-3),
  textCell('source', 'sourceUrl'),
  textCell('notes', 'notes'),
]

/** The columns of a file of drivers: each value in the unit that its header names. */
export const driverColumns: readonly Column<DriverFields>[] = cells.map(({ header, show }) => [header, show])

/** A line of a file, with the driver that it may be: the server checks each by itself. */
export type DriverLine = { lineNo: number; driver: unknown }

export const mostDriverLines = 500

export type ReadDriverLines = { lines: DriverLine[] } | { problem: string } | { question: SignQuestion }

/**
 * The drivers of a CSV file with the headers of an exported one, in any order; unknown columns are left out. `meanings` are
 * the answers to questions about the signs in its figures.
 */
export function readDriverLines(file: string, meanings: SignMeanings = {}): ReadDriverLines {
  const read = readCsv(file)
  if ('problem' in read) return read
  const [head, ...rows] = read.rows
  const headers = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const columns = headers.map((header) => cells.find((cell) => cell.header.toLowerCase() === header))
  for (const needed of ['brand', 'model', 'size (in)'])
    if (!headers.includes(needed)) return { problem: `The first line has no column “${needed}”.` }
  if (rows.length === 0) return { problem: 'The file has no drivers.' }
  if (rows.length > mostDriverLines)
    return { problem: `A file can have up to ${mostDriverLines} drivers. This one has ${rows.length}.` }
  const figures = rows.flatMap(({ lineNo, cells: texts }) =>
    columns.flatMap((column, at) =>
      column?.isFigure ? { lineNo, header: column.header, text: texts[at] ?? '' } : [],
    ),
  )
  const question = signQuestion(figures, delimiterOf(file), meanings)
  if (question) return { question }
  return { lines: rows.map((row) => lineOf(row, columns, meanings)) }
}

function lineOf(
  { lineNo, cells: texts }: CsvRow,
  columns: readonly (Cell | undefined)[],
  meanings: SignMeanings,
): DriverLine {
  const driver: RowFields = { values: {}, mounting: {}, valuesFor: 'single', notes: '' }
  columns.forEach((column, at) => {
    const text = texts[at] ?? ''
    column?.read(column.isFigure ? plainFigure(text, meanings) : text, driver)
  })
  return { lineNo, driver }
}
