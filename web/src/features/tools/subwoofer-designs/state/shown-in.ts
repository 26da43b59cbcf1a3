import type { ShownAs } from '#shared/tools/subwoofer-designs/advice.ts'
import { showQuantity } from '#shared/tools/units/show-quantity.ts'
import { type UnitSystem, unitIn } from '#shared/tools/units/unit.ts'

export type Shown = ShownAs & {
  volume: (cubicMetres: number) => string
  travel: (metres: number) => string
}

/** Writes values in the units of a reader. */
export function shownIn(system: UnitSystem): Shown {
  const lengthDigits = system === 'metric' ? 0 : 2
  return {
    length: (metres) => showQuantity(metres, unitIn('length', system), lengthDigits),
    velocity: (mps) => showQuantity(mps, unitIn('velocity', system), system === 'metric' ? 1 : 0),
    volume: (volume) => showQuantity(volume, unitIn('volume', system), system === 'metric' ? 1 : 2),
    travel: (metres) => showQuantity(metres, unitIn('travel', system), system === 'metric' ? 1 : 2),
  }
}
