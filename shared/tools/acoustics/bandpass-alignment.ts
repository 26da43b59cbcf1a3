import { type AcousticsRefusal, acousticsRefusal } from './acoustics-refusal.ts'

/** The ripple of each S, dB, and the distance between its edges, over fs/Qts (Geddes 1989). */
const shapes = {
  0.7: { b: 0.7206, ripple: 0 },
  0.6: { b: 0.956, ripple: 0.35 },
  0.5: { b: 1.2712, ripple: 1.25 },
} as const

export type BandpassShape = keyof typeof shapes
export const bandpassShapes = [0.7, 0.6, 0.5] as const satisfies readonly BandpassShape[]

export type BandpassAlignment = {
  /** m³ */
  front: number
  rear: number
  /** The tuning of the front chamber with its port, Hz. */
  tuning: number
  /** The frequency at which the level is 3 dB below the passband, Hz. */
  low: number
  high: number
  ripple: number
}

/** A fourth-order bandpass box for a driver, by its shape S and the gain of its passband in dB (Geddes 1989). */
export function bandpassAlignment(
  { fs, qts, vas }: { fs: number; qts: number; vas: number },
  s: BandpassShape,
  gain: number,
): BandpassAlignment | AcousticsRefusal {
  const qbp = 1 / (2 * s * 10 ** (-gain / 40))
  if (qbp <= qts) return acousticsRefusal('bandpass_qbp')
  const { b, ripple } = shapes[s]
  const scale = fs / qts
  const low = ((-b + Math.sqrt(b ** 2 + 4 * qbp ** 2)) / 2) * scale
  return {
    front: (2 * s * qts) ** 2 * vas,
    rear: vas / ((qbp / qts) ** 2 - 1),
    tuning: qbp * scale,
    low,
    high: low + b * scale,
    ripple,
  }
}
