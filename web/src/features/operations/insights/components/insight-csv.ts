import { byteOrderMark, csvLine } from '#shared/platform/csv/csv-line.ts'
import { decimalDollars } from '#shared/platform/money/decimal-dollars.ts'
import { type Compared, spansOf } from './compared.ts'
import type { ShownFigure } from './shown-figure.ts'

type Span = { from: string; to: string }

export const csvName = (what: string, { from, to }: Span) => `analytics-${what}-${from}-to-${to}.csv`

/** The figures of a panel day by day, each beside the same place in the days before. */
export function figuresCsv(days: readonly string[], figures: readonly ShownFigure[]): string {
  const columns = figures.map(({ label, values, isCents }) => ({
    ...spansOf(values),
    name: isCents ? `${label} ($)` : label,
    said: isCents ? decimalDollars : String,
  }))
  return [
    byteOrderMark,
    csvLine(['Day', ...columns.flatMap(({ name }) => [name, `${name}, ${days.length} days before`])]),
    ...days.map((day, at) =>
      csvLine([
        day,
        ...columns.flatMap(({ now, before, said }) => [said(now[at] ?? 0), said(before[at] ?? 0)]),
      ]),
    ),
  ].join('')
}

/** A list of what was counted by kind, with what the span before had. */
export const listCsv = (
  names: readonly string[],
  rows: readonly (Compared & { cells: readonly string[] })[],
  days: number,
): string =>
  [
    byteOrderMark,
    csvLine([...names, 'Count', `${days} days before`]),
    ...rows.map(({ cells, now, before }) => csvLine([...cells, String(now), String(before)])),
  ].join('')
