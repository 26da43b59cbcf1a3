/** A place and what it costs there; the cost is infinite where there is nothing. */
type Corner = { at: readonly number[]; cost: number }

export type NelderMead = {
  /** The figure to minimize; infinite beyond the limits. */
  cost: (at: readonly number[]) => number
  start: readonly number[]
  /** The distance of the first corners from the start, one per number. */
  steps: readonly number[]
  rounds: number
}

/** Walks downhill without slopes (Nelder and Mead 1965): the least place that was found, never worse than the start. */
export function nelderMead({ cost, start, steps, rounds }: NelderMead): Corner {
  const corner = (at: readonly number[]): Corner => {
    const value = cost(at)
    return { at, cost: Number.isNaN(value) ? Number.POSITIVE_INFINITY : value }
  }
  const corners = [
    corner(start),
    ...start.map((_, axis) =>
      corner(start.map((value, at) => (at === axis ? value + (steps[at] ?? 0) : value))),
    ),
  ]
  for (let round = 0; round < rounds; round++) {
    corners.sort((one, other) => one.cost - other.cost)
    turn(corners, corner)
  }
  corners.sort((one, other) => one.cost - other.cost)
  return corners[0] as Corner
}

/** One round: the worst corner moves to the other side of the rest, or all come nearer to the best. */
function turn(corners: Corner[], corner: (at: readonly number[]) => Corner): void {
  const last = corners.length - 1
  const [best, second, worst] = [corners[0], corners[last - 1], corners[last]] as [Corner, Corner, Corner]
  const middle = best.at.map(
    (_, axis) => corners.slice(0, last).reduce((sum, { at }) => sum + (at[axis] as number), 0) / last,
  )
  const along = (share: number) =>
    corner(middle.map((value, axis) => value + share * (value - (worst.at[axis] as number))))
  const mirrored = along(1)
  if (mirrored.cost < best.cost) {
    const further = along(2)
    corners[last] = further.cost < mirrored.cost ? further : mirrored
    return
  }
  if (mirrored.cost < second.cost) {
    corners[last] = mirrored
    return
  }
  const nearer = along(mirrored.cost < worst.cost ? 0.5 : -0.5)
  if (nearer.cost < Math.min(mirrored.cost, worst.cost)) {
    corners[last] = nearer
    return
  }
  for (let at = 1; at <= last; at++) {
    const from = (corners[at] as Corner).at
    corners[at] = corner(from.map((value, axis) => (value + (best.at[axis] as number)) / 2))
  }
}
