import { type Air, standardAir } from './air.ts'
import { referencePressure } from './reference-pressure.ts'

/**
 * Returns the level of a sealed box whose cone, of an area in m², moves a distance in m one way, dB in half
 * space: ρω²·Sd·x/(√2·2πr).
 */
export function excursionLimitedSpl(
  sd: number,
  travel: number,
  hz: number,
  distance = 1,
  air: Air = standardAir,
): number {
  const omega = 2 * Math.PI * hz
  const pressure = (air.density * omega ** 2 * sd * travel) / (Math.SQRT2 * 2 * Math.PI * distance)
  return 20 * Math.log10(pressure / referencePressure)
}
