import type { Point } from '#shared/tools/diagrams/cable-path.ts'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import { type Routes, routesOf } from '#shared/tools/diagrams/routes/routes-of.ts'
import { wiringOf } from '#shared/tools/diagrams/wiring-of.ts'

type Stretch = { cable: string; kind: string | undefined; ports: string[]; from: Point; to: Point }

const stretchesOf = (diagram: Diagram, routes: Routes): Stretch[] => {
  const wiring = wiringOf(diagram)
  return diagram.cables.flatMap((cable) => {
    const points = routes.get(cable.id) ?? []
    const ports = [cable.from, cable.to].map(({ node, port }) => `${node}.${port}`)
    return points.slice(1).map((to, at) => ({
      cable: cable.id,
      kind: wiring.kind(cable),
      ports,
      from: points[at] ?? to,
      to,
    }))
  })
}

/** What is wrong with a drawing: cables through parts, and cables of different kinds on one line. */
export function drawingFaults(diagram: Diagram, routes: Routes = routesOf(diagram)): string[] {
  const stretches = stretchesOf(diagram, routes)
  const faults: string[] = []
  for (const { cable, from, to } of stretches) {
    if (from.x !== to.x && from.y !== to.y) faults.push(`${cable} is aslant`)
    for (const node of diagram.nodes) {
      const { width, height } = nodeBox(node)
      const isThrough =
        node.kind !== 'frame' &&
        Math.max(from.x, to.x) > node.x &&
        Math.min(from.x, to.x) < node.x + width &&
        Math.max(from.y, to.y) > node.y &&
        Math.min(from.y, to.y) < node.y + height
      if (isThrough) faults.push(`${cable} runs through ${node.id}`)
    }
  }
  const place = new Map(
    diagram.nodes.flatMap((node) =>
      nodeBox(node).ports.map(({ id, x, y }) => [`${node.id}.${id}`, { x: node.x + x, y: node.y + y }]),
    ),
  )
  for (const [at, one] of stretches.entries())
    for (const other of stretches.slice(at + 1)) {
      if (one.kind === other.kind) continue
      const common = commonOf(one, other)
      if (!common) continue
      // Cables of different kinds at one port can only leave it together.
      const port = one.ports.filter((end) => other.ports.includes(end)).map((end) => place.get(end))
      const isStart = port.some((end) => end && common.every((point) => distance(point, end) <= 25))
      if (!isStart) faults.push(`${one.cable} (${one.kind}) runs on ${other.cable} (${other.kind})`)
    }
  return faults
}

const distance = (one: Point, other: Point) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y)

function commonOf(one: Stretch, other: Stretch): [Point, Point] | undefined {
  for (const [along, across] of [
    ['x', 'y'],
    ['y', 'x'],
  ] as const) {
    const all = [one.from, one.to, other.from, other.to]
    if (new Set(all.map((point) => point[across])).size > 1) continue
    const span = (stretch: Stretch) => [stretch.from[along], stretch.to[along]]
    const from = Math.max(Math.min(...span(one)), Math.min(...span(other)))
    const to = Math.min(Math.max(...span(one)), Math.max(...span(other)))
    if (to > from) return [{ ...one.from, [along]: from } as Point, { ...one.from, [along]: to } as Point]
  }
  return undefined
}
