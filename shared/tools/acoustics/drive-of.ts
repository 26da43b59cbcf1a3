import type { Design, Drive } from './design.ts'
import type { Driver } from './driver.ts'

/**
 * The load that power is stated into: the resistance of the coil, the impedance that amplifiers are rated
 * into, or 2.83 V flat.
 */
export type DriveConvention =
  | { kind: 'coil'; watts: number }
  | { kind: 'nominal'; watts: number; ohms: number }
  | { kind: 'volts' }

/** The drive by a convention. For 2.83 V the watts are those into Re. */
export function driveOf(convention: DriveConvention, { re }: Pick<Driver, 're'>): Drive {
  if (convention.kind === 'nominal') return { watts: convention.watts, ohms: convention.ohms }
  return { watts: convention.kind === 'coil' ? convention.watts : 2.83 ** 2 / re, ohms: re }
}

/** The voltage of a drive, rms. */
export const voltsOf = ({ watts, ohms }: Design['drive']): number => Math.sqrt(watts * ohms)
