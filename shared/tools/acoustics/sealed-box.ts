import { type AcousticsRefusal, acousticsRefusal } from './acoustics-refusal.ts'
import type { Driver } from './driver.ts'
import { qtsOf } from './qts-of.ts'

export type SealedBox = {
  /** Vas over the volume. */
  alpha: number
  qtc: number
  /** Hz: the resonance, and where the level is 3 and 10 dB down. */
  fc: number
  f3: number
  f10: number
  /** The hump of a box whose Qtc is above 0.7071. */
  peak: { hz: number; db: number } | undefined
}

/** Returns the response of a driver in a lossless sealed box (Small 1972, Closed-box I). */
export function sealedBox(driver: Pick<Driver, 'fs' | 'qes' | 'qms' | 'vas'>, volume: number): SealedBox {
  const alpha = driver.vas / volume
  const rise = Math.sqrt(1 + alpha)
  const qtc = qtsOf(driver) * rise
  const fc = driver.fs * rise
  const peaks = qtc > Math.SQRT1_2
  return {
    alpha,
    qtc,
    fc,
    f3: fc * powerCorner(qtc, 2),
    f10: fc * powerCorner(qtc, 10),
    peak: peaks
      ? {
          hz: fc / Math.sqrt(1 - 1 / (2 * qtc ** 2)),
          db: 20 * Math.log10(qtc / Math.sqrt(1 - 1 / (4 * qtc ** 2))),
        }
      : undefined,
  }
}

/** Returns the point where the power has fallen to one over `share`, as a multiple of fc. */
function powerCorner(qtc: number, share: number): number {
  const k = 1 / qtc ** 2 - 2
  return Math.sqrt((k + Math.sqrt(k ** 2 + 4 * (share - 1))) / (2 * (share - 1)))
}

/** The volume that brings a driver to a Qtc, m³ (Small 1972). */
export function volumeForQtc(
  driver: Pick<Driver, 'qes' | 'qms' | 'vas'>,
  qtc: number,
): { volume: number } | AcousticsRefusal {
  const qts = qtsOf(driver)
  if (qtc > qts) return { volume: driver.vas / ((qtc / qts) ** 2 - 1) }
  return acousticsRefusal('qtc_too_low', { value: figure(qtc), qts: figure(qts) })
}

const figure = (value: number) => String(Number(value.toFixed(3)))
