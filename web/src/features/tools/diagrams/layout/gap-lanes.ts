/** A stretch of cables that goes up or down between two columns; what is one trunk shares its name. */
export type Upright = {
  trunk: string
  /** The heights of its start and end, and the side of the gap that each is on. */
  from: { y: number; side: 'left' | 'right' }
  to: { y: number; side: 'left' | 'right' }
}

type Trunk = { name: string; top: number; bottom: number; order: [number, number] }

const clear = 12

/** The lane of each trunk in a gap, counted from the left: none covers another, and few cross. */
export function gapLanes(uprights: readonly Upright[]): { laneOf: (trunk: string) => number; count: number } {
  const trunks = [...Map.groupBy(uprights, ({ trunk }) => trunk)].map(([name, parts]): Trunk => {
    const ys = parts.flatMap(({ from, to }) => [from.y, to.y])
    return { name, top: Math.min(...ys), bottom: Math.max(...ys), order: orderOf(parts) }
  })
  trunks.sort((one, other) => one.order[0] - other.order[0] || one.order[1] - other.order[1])
  const lanes = new Map<string, number>()
  let count = 0
  for (const [at, trunk] of trunks.entries()) {
    let lane = 0
    for (const before of trunks.slice(0, at))
      if (trunk.top < before.bottom + clear && before.top < trunk.bottom + clear)
        lane = Math.max(lane, (lanes.get(before.name) ?? 0) + 1)
    lanes.set(trunk.name, lane)
    count = Math.max(count, lane + 1)
  }
  return { laneOf: (trunk) => lanes.get(trunk) ?? 0, count }
}

/**
 * Orders the lanes of a gap: those that turn back to the left come first, then those that go down, those that
 * go up, and those that turn back to the right. In each group, the inner ones do not cross the outer ones.
 */
function orderOf(parts: readonly Upright[]): [number, number] {
  const mean = (ys: number[]) => ys.reduce((sum, y) => sum + y, 0) / ys.length
  const sideY = (side: 'left' | 'right') =>
    parts.flatMap(({ from, to }) => [from, to].filter((end) => end.side === side).map(({ y }) => y))
  const [lefts, rights] = [sideY('left'), sideY('right')]
  const ys = [...lefts, ...rights]
  const span = Math.max(...ys) - Math.min(...ys)
  if (rights.length === 0) return [0, span]
  if (lefts.length === 0) return [3, -span]
  return mean(rights) >= mean(lefts) ? [1, -mean(lefts)] : [2, mean(lefts)]
}
