import type * as z from 'zod/mini'
import type { DriverValues, ValuesFor } from '#shared/tools/drivers/driver.ts'

export type PickedDriver = { values: DriverValues; valuesFor: z.infer<typeof ValuesFor> }

/** The impedances coils are sold as, Ω: the resistance at DC is a little lower. */
const nominal = [1, 2, 4, 6, 8, 16] as const
/** The share of the nominal impedance that a coil has at DC, about. */
const dcShare = 0.85

/** The nominal impedance that a resistance at DC is nearest to, Ω. */
export function nominalOf(re: number | undefined): number | undefined {
  if (re === undefined) return undefined
  const far = (one: number) => Math.abs(Math.log((one * dcShare) / re))
  return nominal.reduce<number>((best, one) => (far(one) < far(best) ? one : best), nominal[0])
}
