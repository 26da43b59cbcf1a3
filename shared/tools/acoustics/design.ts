import type { Air } from './air.ts'
import type { Box } from './box.ts'
import type { Cabin } from './cabin.ts'
import type { Driver } from './driver.ts'
import type { Filter } from './filter.ts'

/** The voltage of the amplifier as its power into a load in ohms: E = √(watts·ohms), rms. */
export type Drive = { watts: number; ohms: number }

/** Everything that decides how a subwoofer plays. SI units. */
export type Design = {
  /** All drivers of the box, as one. */
  driver: Driver
  box: Box
  drive: Drive
  air?: Air | undefined
  /** The resistance of amplifier and cable, Ω. */
  sourceResistance?: number | undefined
  /** Set to include Le in level, travel and delay. It is always included in the impedance. */
  inductance?: boolean | undefined
  filters?: readonly Filter[] | undefined
  cabin?: Cabin | undefined
  /** The distance from the box to the listener, m. */
  distance?: number | undefined
  limits?: {
    /** The amplifier’s power, W. */ amplifier?: number /** Peak in a port, m/s. */
    portVelocity?: number
  }
  /** Warmth of the coil at rated power before it takes less, K; none is no power compression. */
  coilRise?: number | undefined
}
