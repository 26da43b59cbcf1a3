import { type Point, straightened } from '#shared/tools/diagrams/cable-path.ts'
import { occupiedGrid } from './occupied-grid.ts'
import { newTakenLines, type Routed } from './route-conflicts.ts'
import { type Box, routeGrid, turnAfter } from './route-grid.ts'
import type { RouteEnd, RouteLine } from './route-line.ts'
import { type Budget, newRouteSearch } from './route-search.ts'

/** What is to be drawn: parts, cables whose way is given, and those that look for one. */
export type Weave = {
  boxes: readonly Box[]
  given: readonly Routed[]
  open: readonly RouteLine[]
  /** Most cables stay, and the others are led in their neighborhood only. */
  isPart: boolean
  /** The way of a cable that finds none. */
  plain: (line: RouteLine) => Point[]
}

/** How often cables that found no free way come before all others. */
const mostTries = 12
/** How many of the tries have wide lanes. */
const wideTries = 4
/** How far around its ends a cable is led if most cables stay. */
const around = 320

/**
 * Leads cables one after another. One that finds no free way comes earlier in the next try, and a given way that is in
 * its way gives way; the try that leaves the fewest counts.
 */
export function wovenRoutes({ boxes, given, open, isPart, plain }: Weave, budget: Budget): Routed[] {
  const firsts = new Map<RouteLine, number>()
  const order = (one: RouteLine, other: RouteLine) =>
    (firsts.get(other) ?? 0) - (firsts.get(one) ?? 0) || lengthOf(one) - lengthOf(other)
  let [fixed, loose] = [given, open]
  let best: { routes: Routed[]; stuck: number } | undefined
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const { routes, stuck } = tried(loose.toSorted(order), fixed, attempt >= wideTries)
    if (!best || stuck.length < best.stuck) best = { routes: [...fixed, ...routes], stuck: stuck.length }
    if (stuck.length === 0 || budget.steps <= 0) break
    const taken = newTakenLines()
    for (const one of stuck) {
      firsts.set(one.line, attempt + 1)
      taken.add(one)
    }
    const freed = fixed.filter((one) => taken.isShared(one))
    fixed = fixed.filter((one) => !freed.includes(one))
    loose = [...loose, ...freed.map(({ line }) => line)]
  }
  return best?.routes ?? []

  function tried(lines: readonly RouteLine[], before: readonly Routed[], isNarrow: boolean) {
    const routes: Routed[] = []
    const stuck: Routed[] = []
    if (lines.length === 0) return { routes, stuck }
    const ends = lines.flatMap(({ from, to }) => [from, to])
    const grid = routeGrid(isPart ? boxes.filter((box) => isNear(box, ends)) : boxes, ends, isNarrow)
    const occupied = occupiedGrid(grid)
    for (const end of ends) {
      const turn = turnAfter(grid, end)
      if (turn !== undefined) occupied.reserve(end.side === 'right' ? turn : turn - 1, turn, end.port)
    }
    for (const { line, points } of before) occupied.add(line, points)
    const find = newRouteSearch(occupied)
    for (const line of lines) {
      const free = find(line, false, budget)
      const found = free ?? find(line, true, budget)
      const points = found ? straightened(found) : plain(line)
      occupied.add(line, points)
      routes.push({ line, points })
      if (!free) stuck.push({ line, points })
    }
    return { routes, stuck }
  }
}

/** Short cables have few ways, and long ones can go around them. */
const lengthOf = ({ from, to }: RouteLine) => Math.abs(from.x - to.x) + Math.abs(from.y - to.y)

function isNear({ x, y, width, height }: Box, ends: readonly RouteEnd[]): boolean {
  const [xs, ys] = [ends.map((end) => end.x), ends.map((end) => end.y)]
  return (
    x < Math.max(...xs) + around &&
    x + width > Math.min(...xs) - around &&
    y < Math.max(...ys) + around &&
    y + height > Math.min(...ys) - around
  )
}
