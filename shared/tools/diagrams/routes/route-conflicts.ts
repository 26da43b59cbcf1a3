import type { Point } from '#shared/tools/diagrams/cable-path.ts'
import type { Box } from './route-grid.ts'
import { endsOf, type RouteLine } from './route-line.ts'

/** Stretches of different cables nearer than this look like one. */
const near = 3
/** Cables of one port leave it together, whatever they carry. */
const start = 25

export type Routed = { line: RouteLine; points: readonly Point[] }

type Stretch = { from: Point; to: Point }

const stretchesOf = (points: readonly Point[]): Stretch[] =>
  points.slice(1).map((to, at) => ({ from: points[at] as Point, to }))

/** Tells whether a way leads through a box. */
export const leadsThrough = (points: readonly Point[], { x, y, width, height }: Box): boolean =>
  stretchesOf(points).some(
    ({ from, to }) =>
      Math.max(from.x, to.x) > x &&
      Math.min(from.x, to.x) < x + width &&
      Math.max(from.y, to.y) > y &&
      Math.min(from.y, to.y) < y + height,
  )

/** The lines that ways run on, to find those that a further one would share with another kind. */
export function newTakenLines() {
  const rows = new Map<string, { routed: Routed; stretch: Stretch }[]>()
  const lineOf = ({ from, to }: Stretch, by = 0) =>
    from.y === to.y ? `y${Math.round(from.y / near) + by}` : `x${Math.round(from.x / near) + by}`
  return {
    add(routed: Routed) {
      for (const stretch of stretchesOf(routed.points)) {
        const line = lineOf(stretch)
        const row = rows.get(line)
        if (row) row.push({ routed, stretch })
        else rows.set(line, [{ routed, stretch }])
      }
    },
    isShared: (one: Routed): boolean =>
      stretchesOf(one.points).some((stretch) =>
        [-1, 0, 1].some((by) =>
          rows
            .get(lineOf(stretch, by))
            ?.some((other) => runTogether(one, stretch, other.routed, other.stretch)),
        ),
      ),
  }
}

/** Tells whether stretches of cables of different kinds run on one line for a while. */
function runTogether(one: Routed, stretch: Stretch, other: Routed, second: Stretch): boolean {
  if (one.line.kind === other.line.kind) return false
  const common = overlapOf(stretch, second)
  if (!common) return false
  const shared = endsOf(one.line.cable).filter((end) => endsOf(other.line.cable).includes(end))
  const ports = [one.line.from, one.line.to].filter(({ port }) => shared.includes(port))
  return !ports.some((port) => isAt(common, port))
}

/** The part of two stretches that lies on one line. */
function overlapOf(one: Stretch, other: Stretch): Stretch | undefined {
  const isLevel = one.from.y === one.to.y
  if (isLevel !== (other.from.y === other.to.y)) return undefined
  const [along, across] = isLevel ? (['x', 'y'] as const) : (['y', 'x'] as const)
  if (Math.abs(one.from[across] - other.from[across]) >= near) return undefined
  const from = Math.max(
    Math.min(one.from[along], one.to[along]),
    Math.min(other.from[along], other.to[along]),
  )
  const to = Math.min(Math.max(one.from[along], one.to[along]), Math.max(other.from[along], other.to[along]))
  if (to - from <= 0.5) return undefined
  const at = { ...one.from }
  return { from: { ...at, [along]: from }, to: { ...at, [along]: to } }
}

const isAt = ({ from, to }: Stretch, port: Point): boolean =>
  [from, to].every(({ x, y }) => Math.abs(x - port.x) + Math.abs(y - port.y) <= start)
