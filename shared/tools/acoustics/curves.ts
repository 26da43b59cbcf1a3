import type { FilterResponse } from './filter-response.ts'
import { newSolution, type Solution } from './solution.ts'

/** The limits on power at a frequency: `ruling` holds an index of this list. */
export const rulings = ['none', 'rated_power', 'amplifier', 'excursion', 'port_velocity'] as const

type Numbers = Float64Array<ArrayBuffer>

/** Every curve of a design, one value per frequency. A value that the model does not have is NaN: cut the line there. */
export type Curves = {
  /** Level, dB re 20 µPa, in half space. */
  spl: Numbers
  /** The same in the cabin; as `spl` without one. */
  cabinSpl: Numbers
  /** Level against the reference sensitivity of the driver at the same voltage, dB. */
  transfer: Numbers
  /** Phase of the pressure, degrees, unwrapped. */
  phase: Numbers
  /** s */
  groupDelay: Numbers
  /** Peak travel one way, m. */
  excursion: Numbers
  /** Peak velocity in the port that radiates and in that of the rear chamber, m/s; NaN without one. */
  portVelocity: Numbers
  rearPortVelocity: Numbers
  /** Peak travel of the passive radiators, m; NaN without them. */
  radiatorExcursion: Numbers
  /** Ω */
  impedance: Numbers
  /** Degrees. */
  impedancePhase: Numbers
  /** The current the amplifier delivers, A rms. */
  current: Numbers
  /** The most power within all limits, W, and the level it gives, dB; NaN where neither Xmax nor the rated power is known. */
  maxPower: Numbers
  maxSpl: Numbers
  /** The limit that rules, as an index of `rulings`. */
  ruling: Uint8Array<ArrayBuffer>
  /** The first frequency where the model has no result, Hz. */
  undefinedAt: number | undefined
  /** The buffers the engine works in, with one extra point at each end. */
  scratch: { solution: Solution; phase: Numbers; filter: FilterResponse }
}

/** Makes empty curves with this many points, to be written again and again. */
export function newCurves(points: number): Curves {
  const numbers = (length = points) => new Float64Array(length)
  return {
    spl: numbers(),
    cabinSpl: numbers(),
    transfer: numbers(),
    phase: numbers(),
    groupDelay: numbers(),
    excursion: numbers(),
    portVelocity: numbers(),
    rearPortVelocity: numbers(),
    radiatorExcursion: numbers(),
    impedance: numbers(),
    impedancePhase: numbers(),
    current: numbers(),
    maxPower: numbers(),
    maxSpl: numbers(),
    ruling: new Uint8Array(points),
    undefinedAt: undefined,
    scratch: {
      solution: newSolution(points),
      phase: numbers(points + 2),
      filter: { re: numbers(points + 2), im: numbers(points + 2) },
    },
  }
}
