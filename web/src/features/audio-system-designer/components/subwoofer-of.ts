import type * as z from 'zod/mini'
import type { SystemSubwoofer } from '#shared/audio-systems/system-study.ts'
import type { DriverValues, ValuesFor } from '#shared/drivers/driver.ts'

type Picked = { values: DriverValues; valuesFor: z.infer<typeof ValuesFor> }

/** What coils are sold as, Ω: the resistance at DC is a little lower. */
const nominal = [1, 2, 4, 6, 8, 16] as const
/** The share of the nominal impedance that a coil has at DC, about. */
const dcShare = 0.85

/** How much of one coil the values are of. */
const ofOneCoil = { single: 1, parallel: 2, series: 0.5, one: 1 } as const

/** The coils of a driver by its data sheet: the nominal impedance that its resistance is nearest to. */
export function subwooferOf({ values, valuesFor }: Picked): Partial<SystemSubwoofer> {
  const { re, pe } = values
  const coil = re === undefined ? undefined : (re * ofOneCoil[valuesFor]) / dcShare
  const ohms =
    coil === undefined
      ? undefined
      : nominal.reduce((best, one) =>
          Math.abs(Math.log(one / coil)) < Math.abs(Math.log(best / coil)) ? one : best,
        )
  return {
    coils: valuesFor === 'single' ? 1 : 2,
    wiring: undefined,
    sensitivity: undefined,
    ...(ohms !== undefined && { ohms }),
    ...(pe !== undefined && { watts: pe }),
  }
}
