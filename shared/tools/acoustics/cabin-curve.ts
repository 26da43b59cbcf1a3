import { type AcousticsRefusal, acousticsRefusal } from './acoustics-refusal.ts'
import type { Cabin } from './cabin.ts'
import { type MeasuredRow, measuredRows } from './measured-rows.ts'

type MeasuredCabin = Cabin & { kind: 'measured' }

const fewest = 5
const mostRows = 400
/** No curve is drawn outside. */
const [lowestHz, highestHz] = [1, 1000]
/** dB */
const mostGain = 60

/** A measured cabin from rows of Hz and dB: at least five, all finite, with rising frequencies. */
export function cabinCurve(
  rows: readonly (readonly [hz: number, db: number])[],
): MeasuredCabin | AcousticsRefusal {
  const hz = rows.map(([one]) => one)
  const gains = rows.map(([, db]) => db)
  const rising = hz.every((one, at) => one > (hz[at - 1] ?? 0) && one <= highestHz)
  const possible = gains.every((gain) => Math.abs(gain) <= mostGain)
  return rows.length >= fewest && rows.length <= mostRows && rising && possible
    ? { kind: 'measured', hz, gains }
    : acousticsRefusal('cabin_curve')
}

/**
 * A measured cabin from the file of a measuring program. Frequencies that no curve has are left out, and of more rows than a
 * cabin holds those stay that are evenly spread over the log of Hz.
 */
export function readCabinCurve(file: string): MeasuredCabin | AcousticsRefusal {
  const read = measuredRows(file)
  if ('unread' in read)
    return refused(
      `Line ${read.unread} is no frequency with its level. Take it out, or export the curve again.`,
    )
  const falls = read.rows.length > 1 && (read.rows[0]?.hz ?? 0) > (read.rows.at(-1)?.hz ?? 0)
  const rows = falls ? read.rows.toReversed() : read.rows
  const turn = rows.find(({ hz }, at) => hz < (rows[at - 1]?.hz ?? 0))
  if (turn) return refused(`Line ${turn.lineNo} breaks the order: frequencies must rise from line to line.`)
  const used = rows.filter(({ hz }, at) => hz >= lowestHz && hz <= highestHz && hz !== rows[at - 1]?.hz)
  const loudest = used.reduce((most, { level }) => Math.max(most, Math.abs(level)), 0)
  if (loudest > mostGain)
    return refused(
      `A cabin adds at most ${mostGain} dB, and this curve reaches ${Math.round(loudest)}. Subtract the curve outdoors from the one in the car.`,
    )
  return cabinCurve(thinned(used).map(({ hz, level }) => [hz, level] as const))
}

const refused = (message: string): AcousticsRefusal => ({ code: 'cabin_curve', message })

/** At most as many rows as a cabin holds: of each step of the log of Hz the first. */
function thinned(rows: readonly MeasuredRow[]): readonly MeasuredRow[] {
  const [first, last] = [rows[0], rows.at(-1)]
  if (rows.length <= mostRows || !first || !last) return rows
  const span = Math.log(last.hz / first.hz)
  const stepOf = ({ hz }: MeasuredRow) => Math.floor((Math.log(hz / first.hz) / span) * (mostRows - 1) + 1e-9)
  return rows.filter((row, at) => at === 0 || stepOf(row) > stepOf(rows[at - 1] as MeasuredRow))
}
