import type { Point } from '#shared/tools/diagrams/cable-path.ts'
import type { RouteEnd } from './route-line.ts'

export type Box = Point & { width: number; height: number }

/** The distance of the first lane from a part, that between lanes, and the one no cable comes nearer than. */
const wide = { first: 16, pitch: 12, nearest: 8, most: 8 }
/** Where wide lanes are not enough. */
const narrow = { first: 10, pitch: 6, nearest: 6, most: 16 }
export const clearance = 6
/** The lanes outside of all parts. */
const outside = 24
/** More lines than this in one direction are searched with fewer lanes. */
const mostLines = 420

/** The lines that cables can run on, and which stretches of them parts cover. */
export type RouteGrid = {
  xs: Float64Array
  ys: Float64Array
  /** Set for the stretch from a point to the next one to the right, and below. */
  blockedRight: Uint8Array
  blockedDown: Uint8Array
}

export function routeGrid(boxes: readonly Box[], ends: readonly RouteEnd[], isNarrow: boolean): RouteGrid {
  const lane = isNarrow ? narrow : wide
  const xs = linesOf(
    boxes.map(({ x, width }) => [x, x + width]),
    [],
    lane,
  )
  const ys = linesOf(
    boxes.map(({ y, height }) => [y, y + height]),
    ends.map(({ y }) => y),
    lane,
  )
  const [nx, ny] = [xs.length, ys.length]
  const [blockedRight, blockedDown] = [new Uint8Array(nx * ny), new Uint8Array(nx * ny)]
  for (const { x, y, width, height } of boxes) {
    const [left, right] = [x - clearance, x + width + clearance]
    const [top, bottom] = [y - clearance, y + height + clearance]
    // The stretch that leads into a part is covered, too.
    const [column, row] = [Math.max(0, after(xs, left) - 1), Math.max(0, after(ys, top) - 1)]
    for (let r = row; r < ny && (ys[r] as number) < bottom; r++)
      for (let c = column; c < nx && (xs[c] as number) < right; c++) {
        if ((ys[r] as number) > top) blockedRight[r * nx + c] = 1
        if ((xs[c] as number) > left) blockedDown[r * nx + c] = 1
      }
  }
  return { xs, ys, blockedRight, blockedDown }
}

/** Lanes on both sides of each part, and the lines that must be there. */
function linesOf(
  spans: readonly (readonly [number, number])[],
  wanted: readonly number[],
  lane: typeof wide | typeof narrow,
): Float64Array {
  const fixed = [...new Set(wanted)].sort((one, other) => one - other)
  const [least, most] = [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))]
  for (let count: number = lane.most; ; count = count > 2 ? Math.ceil(count / 2) : 1) {
    const found = new Set<number>()
    const around = (from: number, to: number, many: number) => {
      for (let at = 0; at < many; at++) {
        const by = lane.first + at * lane.pitch
        found.add(from - by)
        found.add(to + by)
      }
    }
    for (const [from, to] of new Set(spans)) around(from, to, count)
    around(least, most, outside)
    const lines = merged(
      [...found].sort((one, other) => one - other),
      fixed,
      lane.nearest,
    )
    if (lines.length <= mostLines + fixed.length || count === 1) return Float64Array.from(lines)
  }
}

/** All fixed lines, and of the others those that are not too near to one before. */
function merged(others: readonly number[], fixed: readonly number[], nearest: number): number[] {
  const all: number[] = []
  let next = 0
  for (const one of others) {
    while (next < fixed.length && (fixed[next] as number) <= one) all.push(fixed[next++] as number)
    const [before, behind] = [all.at(-1), fixed[next]]
    if (before !== undefined && one - before < nearest) continue
    if (behind !== undefined && behind - one < nearest) continue
    all.push(one)
  }
  return [...all, ...fixed.slice(next)]
}

/** The place of the first line that is larger than a value. */
export function after(lines: Float64Array, value: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle] as number) > value) high = middle
    else low = middle + 1
  }
  return low
}

/** The place on the grid where a cable may first turn after its port. */
export function turnAfter({ xs, ys }: RouteGrid, { x, y, side }: RouteEnd): number | undefined {
  const row = after(ys, y - 0.001)
  const column = side === 'right' ? after(xs, x + clearance) : after(xs, x - clearance - 0.001) - 1
  if (ys[row] !== y || column < 0 || column >= xs.length) return undefined
  return row * xs.length + column
}
