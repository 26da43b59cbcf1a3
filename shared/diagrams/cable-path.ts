import type { DiagramCable } from './diagram.ts'
import { nodeBox } from './node-box.ts'
import type { DiagramNode } from './node-fields.ts'

export type Point = { x: number; y: number }

/** How far a cable leads straight out of a port. */
const stub = 24

type End = Point & { side: 'left' | 'right' }

/** Where a port is on the canvas. */
export function portPlace(node: DiagramNode, port: string): End | undefined {
  const found = nodeBox(node).ports.find(({ id }) => id === port)
  return found && { x: node.x + found.x, y: node.y + found.y, side: found.side }
}

const outOf = ({ x, y, side }: End): Point => ({ x: x + (side === 'right' ? stub : -stub), y })

/** The corners of a cable that runs along the axes, through the points where a hand has bent it. */
export function cablePoints(
  { from, to, bends }: Pick<DiagramCable, 'from' | 'to' | 'bends'>,
  nodeOf: (id: string) => DiagramNode | undefined,
): Point[] {
  const [fromNode, toNode] = [nodeOf(from.node), nodeOf(to.node)]
  const start = fromNode && portPlace(fromNode, from.port)
  const end = toNode && portPlace(toNode, to.port)
  if (!start || !end) return []
  const [first, last] = [outOf(start), outOf(end)]
  const middle = bends.length > 0 ? bends : halfway(first, last)
  const points: Point[] = [plain(start), first]
  for (const next of [...middle, last]) {
    const before = points.at(-1) as Point
    if (before.x !== next.x && before.y !== next.y) points.push({ x: next.x, y: before.y })
    points.push(plain(next))
  }
  points.push(plain(end))
  return straightened(points)
}

const plain = ({ x, y }: Point): Point => ({ x, y })

/** Without a bend of its own a cable turns halfway. */
const halfway = (from: Point, to: Point): Point[] => {
  const x = Math.round((from.x + to.x) / 2)
  return [
    { x, y: from.y },
    { x, y: to.y },
  ]
}

/** Without corners where the way goes straight on. */
function straightened(points: readonly Point[]): Point[] {
  return points.filter((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]]
    if (!before || !after) return true
    const isLevel = before.y === point.y && point.y === after.y
    const isUpright = before.x === point.x && point.x === after.x
    return !isLevel && !isUpright
  })
}

/** As the path of an SVG. */
export const pathText = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(' ')

/** Where the label of a cable stands: the middle of its longest level stretch. */
export function labelPlace(points: readonly Point[]): Point | undefined {
  let best: { length: number; at: Point } | undefined
  for (const [at, from] of points.entries()) {
    const to = points[at + 1]
    if (!to) break
    const length = from.y === to.y ? Math.abs(to.x - from.x) : Math.abs(to.y - from.y) / 4
    if (!best || length > best.length)
      best = { length, at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } }
  }
  return best?.at
}
