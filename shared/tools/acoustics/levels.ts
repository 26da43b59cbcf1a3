/** Sums and changes of levels in dB. Powers are in W, distances in m. */

/** Adds sources that are unrelated. */
export const incoherentSum = (levels: readonly number[]): number =>
  10 * Math.log10(levels.reduce((sum, level) => sum + 10 ** (level / 10), 0))

/** Adds equal signals in phase. */
export const coherentSum = (levels: readonly number[]): number =>
  20 * Math.log10(levels.reduce((sum, level) => sum + 10 ** (level / 20), 0))

export const powerChange = (from: number, to: number): number => 10 * Math.log10(to / from)

/**
 * Returns the change for a small source in the open; in a cabin below its first mode the level does not fall
 * with distance.
 */
export const distanceChange = (from: number, to: number): number => 20 * Math.log10(from / to)
