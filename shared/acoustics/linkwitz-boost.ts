/** What a Linkwitz transform from one corner to a lower one adds at the lowest frequencies, dB. */
export const linkwitzBoost = (from: number, to: number): number => 40 * Math.log10(from / to)
