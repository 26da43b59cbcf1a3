import { type AcousticsRefusal, acousticsRefusal } from './acoustics-refusal.ts'
import type { Cabin } from './cabin.ts'

const fewest = 5

/** A measured cabin from rows of Hz and dB: at least five, all finite, with rising frequencies. */
export function cabinCurve(
  rows: readonly (readonly [hz: number, db: number])[],
): (Cabin & { kind: 'measured' }) | AcousticsRefusal {
  const hz = rows.map(([one]) => one)
  const gains = rows.map(([, db]) => db)
  const rising = hz.every((one, at) => one > (hz[at - 1] ?? 0))
  const finite = [...hz, ...gains].every(Number.isFinite)
  return rows.length >= fewest && rising && finite
    ? { kind: 'measured', hz, gains }
    : acousticsRefusal('cabin_curve')
}
