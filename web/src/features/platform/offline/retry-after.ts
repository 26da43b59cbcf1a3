export const longestMs = 60_000

/** The wait after this many failures in a row: 1, 2, 4 … 60 seconds. */
export const retryAfterMs = (failures: number): number =>
  Math.min(longestMs, 1000 * 2 ** Math.max(0, failures - 1))
