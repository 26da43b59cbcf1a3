import { readCsv } from '#shared/platform/csv/read-csv.ts'
import { type AcousticsRefusal, acousticsRefusal } from './acoustics-refusal.ts'
import type { Cabin } from './cabin.ts'

const fewest = 5
const mostRows = 400
const highestHz = 1000
/** dB */
const mostGain = 60

/** A measured cabin from rows of Hz and dB: at least five, all finite, with rising frequencies. */
export function cabinCurve(
  rows: readonly (readonly [hz: number, db: number])[],
): (Cabin & { kind: 'measured' }) | AcousticsRefusal {
  const hz = rows.map(([one]) => one)
  const gains = rows.map(([, db]) => db)
  const rising = hz.every((one, at) => one > (hz[at - 1] ?? 0) && one <= highestHz)
  const possible = gains.every((gain) => Math.abs(gain) <= mostGain)
  return rows.length >= fewest && rows.length <= mostRows && rising && possible
    ? { kind: 'measured', hz, gains }
    : acousticsRefusal('cabin_curve')
}

/** A measured cabin from a CSV file of Hz and dB, with or without a line of headings. */
export function readCabinCurve(file: string): (Cabin & { kind: 'measured' }) | AcousticsRefusal {
  const read = readCsv(file)
  if ('problem' in read) return acousticsRefusal('cabin_curve')
  const rows = read.rows.map(({ cells: [hz = '', db = ''] }) => [numberOf(hz), numberOf(db)] as const)
  return cabinCurve(rows[0]?.every(Number.isNaN) ? rows.slice(1) : rows)
}

/** Meters of the West write a decimal point or a comma. */
const numberOf = (cell: string) => (cell === '' ? Number.NaN : Number(cell.replace(',', '.')))
