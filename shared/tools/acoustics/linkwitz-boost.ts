/** Returns the boost at the lowest frequencies of a Linkwitz transform from one corner to a lower one, dB. */
export const linkwitzBoost = (from: number, to: number): number => 40 * Math.log10(from / to)
