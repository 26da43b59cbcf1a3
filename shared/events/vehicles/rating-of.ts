import type { RatedFields, Woofers } from './vehicle.ts'

/** The area of one cone in square inches, rounded as the rules of the sport do: 113 of a round 12, 144 of a square one. */
export function coneArea({ sizeTenthsIn, shape }: Pick<Woofers, 'sizeTenthsIn' | 'shape'>): number {
  const inches = sizeTenthsIn / 10
  return Math.round(shape === 'square' ? inches * inches : (Math.PI * inches * inches) / 4)
}

/**
 * Returns a vehicle’s rating under a formula: cone area in square inches plus watts, watts alone, or channels
 * of its amplifiers.
 */
export function ratingOf(
  { woofers, powerWatts, ampChannels }: RatedFields,
  formula: 'cone_plus_power' | 'power' | 'channels',
): number {
  if (formula === 'power') return powerWatts
  if (formula === 'channels') return ampChannels
  return woofers.reduce((sum, one) => sum + one.count * coneArea(one), powerWatts)
}
