import { byteOrderMark, csvLine } from './csv-line.ts'

export type Column<Row> = [header: string, value: (row: Row) => string]

type Part<Row> = { columns: readonly Column<Row>[]; rows: readonly Row[]; isFirst: boolean }

/** A part of a file: the first begins with the names of the columns. */
export function csvPart<Row>({ columns, rows, isFirst }: Part<Row>): string {
  const head = isFirst ? byteOrderMark + csvLine(columns.map(([header]) => header)) : ''
  return head + rows.map((row) => csvLine(columns.map(([, value]) => value(row)))).join('')
}
