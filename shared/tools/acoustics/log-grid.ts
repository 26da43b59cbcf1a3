/** Frequencies to compute at, with one more at each end so that slopes are known everywhere. */
export type Grid = {
  /** Hz, rising. */
  hz: Float64Array<ArrayBuffer>
  /** Angular frequencies: one before, all of `hz`, one after. */
  omega: Float64Array<ArrayBuffer>
}

const kept = new Map<string, Grid>()
const keepAtMost = 16

/** Frequencies evenly spread over a log axis, both ends included. The same request gives the same grid. */
export function logGrid(fromHz: number, toHz: number, points: number): Grid {
  const key = `${fromHz} ${toHz} ${points}`
  const known = kept.get(key)
  if (known) return known
  const step = Math.log(toHz / fromHz) / (points - 1)
  const grid = gridOf(
    Float64Array.from({ length: points }, (_, at) => fromHz * Math.exp(step * at)),
    Math.exp(step),
  )
  if (kept.size >= keepAtMost) kept.clear()
  kept.set(key, grid)
  return grid
}

/** The grid of any rising frequencies; `ratio` is how far the guards are from the ends. */
export function gridOf(frequencies: ArrayLike<number>, ratio = 1.001): Grid {
  const hz = Float64Array.from(frequencies)
  const omega = new Float64Array(hz.length + 2)
  for (let at = 0; at < hz.length; at++) omega[at + 1] = 2 * Math.PI * (hz[at] ?? 0)
  omega[0] = (omega[1] ?? 0) / ratio
  omega[hz.length + 1] = (omega[hz.length] ?? 0) * ratio
  return { hz, omega }
}
