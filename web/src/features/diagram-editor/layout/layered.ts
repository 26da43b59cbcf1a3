import { Graph, layout } from '@dagrejs/dagre'
import type { Command } from '#shared/diagrams/command.ts'
import type { Diagram, DiagramCable } from '#shared/diagrams/diagram.ts'
import { gridStep, nodeBox } from '#shared/diagrams/node-box.ts'
import { type DiagramNode, type NodeKind, partRanges } from '#shared/diagrams/node-fields.ts'
import { wiringOf } from '#shared/diagrams/wiring-of.ts'

/** From the source to the speakers: a cable leads from a smaller number to a larger one. */
const columns: Record<NodeKind, number> = {
  alternator: 0,
  battery: 1,
  fuse: 2,
  breaker: 2,
  isolator: 2,
  switch: 2,
  relay: 2,
  second_battery: 3,
  capacitor: 4,
  distribution: 4,
  head_unit: 4,
  line_out: 5,
  dsp: 6,
  amplifier: 7,
  crossover: 8,
  speaker: 9,
  subwoofer: 9,
  ground: 10,
  label: 0,
  frame: 0,
}

/** Cables that say what comes after what; grounds run back, and say little. */
const weights = { power: 4, signal: 2, speaker: 4, remote: 1, ground: 0 } as const

const onGrid = (value: number) => Math.round(value / gridStep) * gridStep
/** How far a frame reaches beyond its contents. */
const framing = { side: 32, top: 48 }
/** How far from the middle of the canvas parts are placed, so that frames around them are on it, too. */
const edge = partRanges.place.max - 64

/** What begins at 0 on the canvas: a long one begins before its middle, and a longer one is drawn together. */
function ontoCanvas(places: readonly number[]): (place: number) => number {
  const length = Math.max(0, ...places)
  const start = Math.min(0, Math.max(-edge, edge - length))
  const scale = length > 2 * edge ? (2 * edge) / length : 1
  return (place) => onGrid(start + place * scale)
}

/** Parts in columns from source to speaker as one command; locked parts and labels stay where they are. */
export function layered(diagram: Diagram): Command {
  const wiring = wiringOf(diagram)
  const moving = diagram.nodes.filter(({ kind, locked }) => !locked && kind !== 'label' && kind !== 'frame')
  const ids = new Set(moving.map(({ id }) => id))
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ rankdir: 'LR', nodesep: 32, ranksep: 152, marginx: 0, marginy: 0 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const node of moving) {
    const { width, height } = nodeBox(node)
    graph.setNode(node.id, { width, height })
  }
  for (const cable of diagram.cables) {
    const kind = wiring.kind(cable)
    if (!kind || !ids.has(cable.from.node) || !ids.has(cable.to.node)) continue
    if (cable.from.node === cable.to.node || (kind === 'ground' && !leadsToPoint(cable, wiring.node)))
      continue
    const [tail, head] = inOrder(cable, wiring.node)
    graph.setEdge(tail, head, { weight: Math.max(1, weights[kind]), minlen: 1 }, cable.id)
  }
  layout(graph)
  const corners = moving.map((node) => {
    const { x = node.x, y = node.y } = graph.node(node.id) as { x?: number; y?: number }
    const { width, height } = nodeBox(node)
    return { node, x: x - width / 2, y: y - height / 2 }
  })
  const toX = ontoCanvas(corners.map(({ x }) => x))
  const toY = ontoCanvas(corners.map(({ y }) => y))
  const placed = corners.map(({ node, x, y }): DiagramNode => ({ ...node, x: toX(x), y: toY(y) }))
  return {
    name: 'Arrange',
    nodes: [...placed, ...framesAround(diagram, placed)],
    cables: diagram.cables.filter(({ bends }) => bends.length > 0).map((cable) => ({ ...cable, bends: [] })),
  }
}

type NodeOf = (id: string) => DiagramNode | undefined

const leadsToPoint = ({ from, to }: DiagramCable, nodeOf: NodeOf) =>
  nodeOf(from.node)?.kind === 'ground' || nodeOf(to.node)?.kind === 'ground'

/** Between parts of one column a cable leads as it was drawn. */
function inOrder({ from, to }: DiagramCable, nodeOf: NodeOf): [string, string] {
  const columnOf = (id: string) => columns[nodeOf(id)?.kind ?? 'label']
  return columnOf(from.node) <= columnOf(to.node) ? [from.node, to.node] : [to.node, from.node]
}

/** Frames grow around their contents. */
function framesAround({ nodes }: Diagram, placed: readonly DiagramNode[]): DiagramNode[] {
  const now = new Map(placed.map((node) => [node.id, node]))
  return nodes.flatMap((frame): DiagramNode[] => {
    if (frame.kind !== 'frame' || frame.locked) return []
    const inside = nodes.filter((node) => node.frame === frame.id).map((node) => now.get(node.id) ?? node)
    if (inside.length === 0) return []
    const boxes = inside.map((node) => ({ ...nodeBox(node), x: node.x, y: node.y }))
    const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
    const right = Math.max(...boxes.map(({ x, width }) => x + width))
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
    return [
      {
        ...frame,
        x: left - framing.side,
        y: top - framing.top,
        width: Math.min(4000, right - left + 2 * framing.side),
        height: Math.min(4000, bottom - top + framing.top + framing.side),
      },
    ]
  })
}
