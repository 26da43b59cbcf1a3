import type { DiagramCable } from './diagram.ts'
import { nodeBox } from './node-box.ts'
import type { DiagramNode } from './node-fields.ts'

export type Point = { x: number; y: number }

/** The distance a cable leads straight out of a port. */
const stub = 24

type End = Point & { side: 'left' | 'right' }

/** Returns the location of a port on the canvas. */
export function portPlace(node: DiagramNode, port: string): End | undefined {
  const found = nodeBox(node).ports.find(({ id }) => id === port)
  return found && { x: node.x + found.x, y: node.y + found.y, side: found.side }
}

const outOf = ({ x, y, side }: End): End => ({ x: x + (side === 'right' ? stub : -stub), y, side })

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
  const points: Point[] = [plain(start), plain(first)]
  for (const next of [...middle, last]) {
    const before = points.at(-1) as Point
    if (before.x !== next.x && before.y !== next.y) points.push({ x: next.x, y: before.y })
    points.push(plain(next))
  }
  points.push(plain(end))
  return straightened(points)
}

const plain = ({ x, y }: Point): Point => ({ x, y })

/** Cables of neighboring ports turn beside each other, not on top of each other. */
const laneStep = 8
const lanes = 5
const laneOf = (from: Point, to: Point) =>
  ((Math.abs(Math.round((from.y + 2 * to.y) / 24)) % lanes) - (lanes - 1) / 2) * laneStep

/** The distance below two parts at which a returning cable runs. */
const below = 72

/**
 * Turns a cable halfway if it has no bend of its own; ports that look the same way are joined around, others
 * by a way back.
 */
function halfway(from: End, to: End): Point[] {
  const lane = laneOf(from, to)
  const upright = (x: number): Point[] => [
    { x: Math.round(x), y: from.y },
    { x: Math.round(x), y: to.y },
  ]
  if (from.side === to.side) {
    const outer = from.side === 'right' ? Math.max(from.x, to.x) : Math.min(from.x, to.x)
    return upright(outer + (from.side === 'right' ? 1 : -1) * Math.abs(lane))
  }
  const room = from.side === 'right' ? to.x - from.x : from.x - to.x
  if (room >= 0) return upright((from.x + to.x) / 2 + (room > lanes * laneStep ? lane : 0))
  const isLevel = Math.abs(from.y - to.y) < 2 * below
  const y = Math.round((isLevel ? Math.max(from.y, to.y) + below : (from.y + to.y) / 2) + lane)
  return [
    { x: from.x, y },
    { x: to.x, y },
  ]
}

/** Removes corners where the way goes straight on. */
export function straightened(points: readonly Point[]): Point[] {
  // A corner that is listed twice would be taken for the middle of a line, both times.
  const once = points.filter(({ x, y }, at) => x !== points[at - 1]?.x || y !== points[at - 1]?.y)
  return once.filter((point, at) => {
    const [before, after] = [once[at - 1], once[at + 1]]
    if (!before || !after) return true
    const isLevel = before.y === point.y && point.y === after.y
    const isUpright = before.x === point.x && point.x === after.x
    return !isLevel && !isUpright
  })
}

/** Returns the points as the path of an SVG. */
export const pathText = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(' ')
