import { nominalOf, type PickedDriver } from './nominal-of.ts'
import type { SystemSubwoofer } from './system-study.ts'

/** The share of one coil that the values describe. */
const ofOneCoil = { single: 1, parallel: 2, series: 0.5, one: 1 } as const

/** The coils of a driver by its data sheet: the nominal impedance that its resistance is nearest to. */
export function subwooferOf({ values: { re, pe }, valuesFor }: PickedDriver): Partial<SystemSubwoofer> {
  const ohms = nominalOf(re === undefined ? undefined : re * ofOneCoil[valuesFor])
  return {
    coils: valuesFor === 'single' ? 1 : 2,
    wiring: undefined,
    sensitivity: undefined,
    ...(ohms !== undefined && { ohms }),
    ...(pe !== undefined && { watts: pe }),
  }
}
