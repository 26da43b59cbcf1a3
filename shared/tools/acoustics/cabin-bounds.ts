import { type Air, standardAir } from './air.ts'
import { referencePressure } from './reference-pressure.ts'

/**
 * Returns the gain over half space that no rigid, sealed cabin of a volume in m³ exceeds at a distance in m,
 * dB: 40·log(fx/f).
 */
export function rigidCabinGain(volume: number, distance: number, hz: number, air: Air = standardAir): number {
  return 40 * Math.log10(rigidCabinUnity(volume, distance, air) / hz)
}

/** Returns the frequency at which it is 0 dB, Hz: fx = (c/2π)·√(2πr/V). */
export const rigidCabinUnity = (volume: number, distance: number, { speed }: Air = standardAir): number =>
  (speed / (2 * Math.PI)) * Math.sqrt((2 * Math.PI * distance) / volume)

/**
 * Returns the level of a volume in m³ swept one way in a sealed cabin, dB at any frequency below its first
 * mode: ρc²·Vd/(√2·V).
 */
export const displacementCeiling = (
  swept: number,
  volume: number,
  { density, speed }: Air = standardAir,
): number => 20 * Math.log10((density * speed ** 2 * swept) / (Math.SQRT2 * volume * referencePressure))

/** The first mode of a cabin by its longest inner length, Hz, which is also the corner of its default curve. */
export const firstCabinMode = (length: number, { speed }: Air = standardAir): number => speed / (2 * length)

/** The corner of the default curve by the kind of vehicle, Hz (True Audio), and where leaks hold it back: ours. */
export const cabinCorners = { van: 48, midsize: 66, compact: 87 } as const
export const cabinLeak = 20
