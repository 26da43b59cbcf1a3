import type { Point } from '#shared/tools/diagrams/cable-path.ts'
import type { OccupiedGrid } from './occupied-grid.ts'
import { turnAfter } from './route-grid.ts'
import { endsOf, type RouteLine } from './route-line.ts'
import { newRouteQueue } from './route-queue.ts'

/** What a way costs beside its length. */
const costs = { turn: 48, crossing: 24, corner: 80, turnOfPort: 36, kind: 6, trunk: 0.7 }
/** What a way without any free lane costs beside it, so that even then it is short. */
const forced = { part: 400, other: 40 }

/** The steps that searches may take together. */
export type Budget = { steps: number }

/** Finds ways for cables one after another; each keeps clear of parts and of what runs there already. */
export function newRouteSearch(occupied: OccupiedGrid) {
  const { grid, size } = occupied
  const { xs, ys, blockedRight, blockedDown } = grid
  const nx = xs.length
  const spent = new Float64Array(2 * size)
  const cameFrom = new Int32Array(2 * size)
  const seen = new Int32Array(2 * size)
  const closed = new Uint8Array(2 * size)
  let round = 0

  /** The cost of a stretch; direction 0 is across, 1 is down. */
  function costOf(line: RouteLine, ends: readonly string[], at: number, direction: 0 | 1, isForced: boolean) {
    const isCovered = (direction === 0 ? blockedRight : blockedDown)[at] === 1
    const isTaken = direction === 0 && occupied.isReserved(at, ends)
    if (!isForced && (isCovered || isTaken)) return Number.POSITIVE_INFINITY
    const row = (at / nx) | 0
    const column = at - row * nx
    const length =
      direction === 0
        ? (xs[column + 1] as number) - (xs[column] as number)
        : (ys[row + 1] as number) - (ys[row] as number)
    const stretch = direction * size + at
    let cost = length + occupied.crossings(stretch) * costs.crossing
    if (isCovered) cost += length * forced.part
    if (isTaken) cost += length * forced.other
    const met = occupied.meets(stretch, line)
    if (met === 'nothing') return cost
    if (met === 'trunk') return cost - length * (1 - costs.trunk)
    if (met === 'kind') return cost + length * costs.kind
    return isForced ? cost + length * forced.other : Number.POSITIVE_INFINITY
  }

  /** The way of a cable, or undefined where none is free or the steps are used up. */
  return function find(line: RouteLine, isForced: boolean, budget: Budget): Point[] | undefined {
    const [start, goal] = [turnAfter(grid, line.from), turnAfter(grid, line.to)]
    if (start === undefined || goal === undefined) return undefined
    const ends = endsOf(line.cable)
    const [goalX, goalY] = [xs[goal % nx] as number, ys[Math.floor(goal / nx)] as number]
    const left = (at: number, direction: number) => {
      const row = (at / nx) | 0
      const dy = Math.abs((ys[row] as number) - goalY)
      const turns = direction === 1 ? 1 : dy > 0 ? 2 : 0
      return Math.abs((xs[at - row * nx] as number) - goalX) + dy + turns * costs.turn
    }
    round++
    const queue = newRouteQueue()
    const reach = (state: number, cost: number, from: number) => {
      if (seen[state] === round && (closed[state] === 1 || (spent[state] as number) <= cost)) return
      seen[state] = round
      closed[state] = 0
      spent[state] = cost
      cameFrom[state] = from
      queue.push(cost + left(state >> 1, state & 1), state)
    }
    reach(2 * start, 0, -1)
    const last = 2 * goal
    for (let state = queue.pop(); state >= 0; state = queue.pop()) {
      if (closed[state] === 1 && seen[state] === round) continue
      closed[state] = 1
      if (state === last) return pointsTo(last, line)
      if (--budget.steps < 0) return undefined
      const [at, direction] = [state >> 1, state & 1]
      const cost = spent[state] as number
      reach(state ^ 1, cost + costs.turn + (occupied.turns(at, line) ? costs.corner : 0), state)
      const step = (to: number, stretch: number, way: 0 | 1, extra = 0) => {
        const more = costOf(line, ends, stretch, way, isForced) + extra
        if (more !== Number.POSITIVE_INFINITY) reach(2 * to + way, cost + more, state)
      }
      if (direction === 0) {
        if (at % nx < nx - 1) step(at + 1, at, 0)
        if (at % nx > 0) step(at - 1, at - 1, 0)
      } else {
        const passed = at !== start && occupied.isTurnOfPort(at) ? costs.turnOfPort : 0
        if (at + nx < size) step(at + nx, at, 1, passed)
        if (at >= nx) step(at - nx, at - nx, 1, passed)
      }
    }
    return undefined
  }

  function pointsTo(last: number, { from, to }: RouteLine): Point[] {
    const points: Point[] = [{ x: to.x, y: to.y }]
    for (let state = last; state >= 0; state = cameFrom[state] as number) {
      const at = state >> 1
      points.push({ x: xs[at % nx] as number, y: ys[Math.floor(at / nx)] as number })
    }
    points.push({ x: from.x, y: from.y })
    return points.reverse()
  }
}
