import type { Point } from '#shared/tools/diagrams/cable-path.ts'
import { after, type RouteGrid } from './route-grid.ts'
import { areTogether, type RouteLine } from './route-line.ts'

/** Lines nearer than this to each other look like one. */
const near = 5

export type OccupiedGrid = ReturnType<typeof occupiedGrid>

/** What already runs on each stretch of a grid. */
export function occupiedGrid(grid: RouteGrid) {
  const { xs, ys } = grid
  const [nx, size] = [xs.length, xs.length * ys.length]
  /** The last entry at each stretch, by direction: 0 right, 1 down. */
  const heads = new Int32Array(2 * size).fill(-1)
  /** Each entry is a line by its place, and the entry before it at the same stretch. */
  const lines: RouteLine[] = []
  const entries: number[] = []
  const before: number[] = []
  const crossed = new Uint8Array(2 * size)
  const turned = new Map<number, RouteLine[]>()
  const reserved = new Map<number, string[]>()
  const isHeld = new Uint8Array(size)
  const isTurn = new Uint8Array(size)

  const put = (stretch: number) => {
    before.push(heads[stretch] as number)
    heads[stretch] = entries.push(lines.length - 1) - 1
  }
  const cross = (stretch: number) => {
    crossed[stretch] = (crossed[stretch] as number) + 1
  }
  const alongX = (y: number, from: number, to: number) => {
    const [first, last] = [Math.max(0, after(xs, from + 0.5) - 1), after(xs, to - 0.5)]
    for (let row = after(ys, y - near); row < ys.length && (ys[row] as number) < y + near; row++)
      for (let column = first; column < last && column < nx - 1; column++) put(row * nx + column)
    const above = after(ys, y - 0.001) - 1
    if (above >= 0)
      for (let column = after(xs, from - 0.5); column < nx && (xs[column] as number) < to + 0.5; column++)
        cross(size + above * nx + column)
  }
  const alongY = (x: number, from: number, to: number) => {
    const [first, last] = [Math.max(0, after(ys, from + 0.5) - 1), after(ys, to - 0.5)]
    for (let column = after(xs, x - near); column < nx && (xs[column] as number) < x + near; column++)
      for (let row = first; row < last && row < ys.length - 1; row++) put(size + row * nx + column)
    const left = after(xs, x - 0.001) - 1
    if (left >= 0)
      for (let row = after(ys, from - 0.5); row < ys.length && (ys[row] as number) < to + 0.5; row++)
        cross(row * nx + left)
  }
  return {
    grid,
    size,
    /** A cable runs along these points from now on. */
    add(line: RouteLine, points: readonly Point[]) {
      lines.push(line)
      for (const [at, to] of points.slice(1).entries()) {
        const from = points[at] as Point
        if (from.y === to.y) alongX(from.y, Math.min(from.x, to.x), Math.max(from.x, to.x))
        else alongY(from.x, Math.min(from.y, to.y), Math.max(from.y, to.y))
        if (at === 0) continue
        const [column, row] = [after(xs, from.x - 0.5), after(ys, from.y - 0.5)]
        if (column >= nx || row >= ys.length) continue
        const place = row * nx + column
        turned.set(place, [...(turned.get(place) ?? []), line])
      }
    },
    /** Only the cables of a port run on the stretch in front of it, and others pass its first turn elsewhere. */
    reserve(stretch: number, turn: number, port: string) {
      isTurn[turn] = 1
      reserved.set(stretch, [...(reserved.get(stretch) ?? []), port])
      isHeld[stretch] = 1
    },
    isReserved(stretch: number, ends: readonly string[]): boolean {
      if (isHeld[stretch] === 0) return false
      const ports = reserved.get(stretch)
      return ports !== undefined && !ports.some((port) => ends.includes(port))
    },
    isTurnOfPort: (place: number) => isTurn[place] === 1,
    crossings: (stretch: number) => crossed[stretch] as number,
    /** Tells whether a cable of another trunk turns at a point: two corners there would look joined. */
    turns: (place: number, line: RouteLine) =>
      turned.get(place)?.some((other) => !areTogether(line, other)) ?? false,
    /** What a line meets on a stretch: nothing, its own trunk, one of its kind, or another kind. */
    meets(stretch: number, line: RouteLine): 'nothing' | 'trunk' | 'kind' | 'other' {
      if (heads[stretch] === -1) return 'nothing'
      let found: 'nothing' | 'trunk' | 'kind' = 'nothing'
      for (let at = heads[stretch] as number; at >= 0; at = before[at] as number) {
        const other = lines[entries[at] as number] as RouteLine
        if (other.kind !== line.kind) return 'other'
        if (!areTogether(line, other)) found = 'kind'
        else if (found === 'nothing') found = 'trunk'
      }
      return found
    },
  }
}
