import { type Air, standardAir } from './air.ts'
import type { Driver } from './driver.ts'

export type Mechanics = {
  /** Moving mass with its air load, kg. */
  mms: number
  /** Compliance of the suspension, m/N. */
  cms: number
  /** Resistance of the suspension, kg/s. */
  rms: number
  /** Force factor, T·m. */
  bl: number
}

/** The mechanical side of a driver, from its Thiele–Small parameters (Small 1972). */
export function mechanicsOf(
  { fs, qes, qms, vas, re, sd }: Pick<Driver, 'fs' | 'qes' | 'qms' | 'vas' | 're' | 'sd'>,
  { density, speed }: Air = standardAir,
): Mechanics {
  const omega = 2 * Math.PI * fs
  const cms = vas / (density * speed ** 2 * sd ** 2)
  const mms = 1 / (omega ** 2 * cms)
  return { mms, cms, rms: (omega * mms) / qms, bl: Math.sqrt((omega * mms * re) / qes) }
}
