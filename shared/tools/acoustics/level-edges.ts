/**
 * Returns where a level first rises to a threshold from below and last falls to it from above, Hz, between
 * two points by the log of Hz. Undefined where the curve begins or ends above it, or never reaches it.
 */
export function levelEdges(
  hz: ArrayLike<number>,
  level: ArrayLike<number>,
  threshold: number,
): { low: number | undefined; high: number | undefined } {
  const above = (at: number) => (level[at] as number) >= threshold
  const last = hz.length - 1
  let from = 0
  while (from <= last && !above(from)) from++
  let to = last
  while (to >= 0 && !above(to)) to--
  const between = (one: number, other: number) => {
    const share = (threshold - (level[one] as number)) / ((level[other] as number) - (level[one] as number))
    return (hz[one] as number) * ((hz[other] as number) / (hz[one] as number)) ** share
  }
  return {
    low: from > 0 && from <= last ? between(from - 1, from) : undefined,
    high: to >= 0 && to < last ? between(to + 1, to) : undefined,
  }
}
