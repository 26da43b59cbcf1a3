/** Nominal diameters, in inches, by the largest area of their cones, m². */
const sizes = [
  [0.016, 6.5],
  [0.026, 8],
  [0.042, 10],
  [0.066, 12],
  [0.1, 15],
  [0.15, 18],
] as const

/** Returns the nominal diameter of a cone by its area in m², in inches, if a data sheet names none. */
export const nominalSize = (area: number | undefined): number =>
  area === undefined ? 12 : (sizes.find(([to]) => area <= to)?.[1] ?? 21)
