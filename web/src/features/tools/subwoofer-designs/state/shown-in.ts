import type { ShownAs } from '#shared/tools/subwoofer-designs/advice.ts'
import { inchFraction } from '#shared/tools/units/inch-fraction.ts'
import { showQuantity } from '#shared/tools/units/show-quantity.ts'
import { type UnitSystem, unitIn } from '#shared/tools/units/unit.ts'

export type Shown = ShownAs & {
  volume: (cubicMetres: number) => string
  travel: (metres: number) => string
  /** A length to cut: in fractions of an inch, or to a tenth of a millimeter. */
  cut: (metres: number) => string
}

/** Writes values in the units of a reader. */
export function shownIn(system: UnitSystem): Shown {
  const lengthDigits = system === 'metric' ? 0 : 2
  return {
    length: (metres, more = 0) => showQuantity(metres, unitIn('length', system), lengthDigits + more),
    velocity: (mps, more = 0) =>
      showQuantity(mps, unitIn('velocity', system), (system === 'metric' ? 1 : 0) + more),
    volume: (volume) => showQuantity(volume, unitIn('volume', system), system === 'metric' ? 1 : 2),
    cut: (metres) => (system === 'metric' ? showQuantity(metres, 'mm', 1) : inchFraction(metres)),
    travel: (metres) => showQuantity(metres, unitIn('travel', system), system === 'metric' ? 1 : 2),
  }
}
