const firstMs = 1000
const longestMs = 60_000

/** The wait before an attempt: twice as long each time, spread so that clients do not all return at once. */
export const backoffMs = (failures: number, random: number): number =>
  Math.round(Math.min(longestMs, firstMs * 2 ** failures) * (0.5 + random / 2))
