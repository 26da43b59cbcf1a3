import { Graph, layout } from '@dagrejs/dagre'
import { gridStep, partWidth } from '#shared/tools/diagrams/node-box.ts'
import type { NodeKind } from '#shared/tools/diagrams/node-fields.ts'
import { type Block, headroom } from './layout-block.ts'
import type { Wire, WireEnd } from './wire.ts'

/** From the source to what is heard: a cable leads from a smaller number to a larger one. */
const partColumns: Record<NodeKind, number> = {
  alternator: 1,
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
  // These stand with what they belong to.
  ground: 0,
  label: 0,
  frame: 0,
}

export type ColumnPlaces = {
  /** The column of each block, counted from the left. */
  columnOf: (block: string) => number
  /** The distance from the top of the layout to the top of a block. */
  topOf: (block: string) => number
  count: number
  /** The height at which a cable passes a column that it neither begins nor ends in. */
  channel: (wire: string, column: number) => number | undefined
}

type Place = { x: number; y: number }
type EdgeName = { v: string; w: string; name?: string }

/**
 * The distances between blocks below each other, also where frames need room for their edges, and between
 * cables that pass them.
 */
const apart = { blocks: 40, framed: 96, cables: 16 }
const onGrid = (value: number) => Math.round(value / gridStep) * gridStep
const columnOfKind = ({ node }: Block) => partColumns[node.kind]

/** Places blocks in columns from source to speaker, and routes each cable between those that it passes. */
export function columnPlaces(blocks: readonly Block[], wires: readonly Wire[]): ColumnPlaces {
  const blockOf = new Map(blocks.map((block) => [block.node.id, block]))
  const hasFrames = blocks.some(({ node }) => node.frame !== undefined)
  const graph = new Graph({ multigraph: true, compound: hasFrames })
  const nodesep = hasFrames ? apart.framed : apart.blocks
  graph.setGraph({ rankdir: 'LR', nodesep, edgesep: apart.cables, ranksep: 160 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { node, height } of blocks) {
    graph.setNode(node.id, { width: partWidth, height })
    if (node.frame !== undefined) setFrame(graph, node.id, node.frame)
  }
  for (const { id, tail, head, minlen, weight } of wires.flatMap((wire) => linksOf(wire, blockOf))) {
    for (const end of [tail, head]) if (!graph.hasNode(end)) graph.setNode(end, { width: 1, height: 8 })
    graph.setEdge(tail, head, { weight, minlen }, id)
  }
  layout(graph)
  const middleOf = (id: string) => graph.node(id) as Place
  const middles = [...new Set(blocks.map(({ node }) => Math.round(middleOf(node.id).x)))].sort(
    (one, other) => one - other,
  )
  const columns = new Map(middles.map((x, at) => [x, at]))
  const columnOf = (id: string) => columns.get(Math.round(middleOf(id).x)) ?? 0
  // An upside-down layout is just as good to the algorithm, but not to the people who drew it.
  const way = isUpsideDown(blocks, columnOf, middleOf) ? -1 : 1
  const tops = new Map(
    blocks.map(({ node, height }) => [node.id, onGrid(way * middleOf(node.id).y - height / 2)]),
  )
  const least = Math.min(...tops.values())
  const edges: readonly EdgeName[] = graph.edges()
  const ways = new Map(
    edges.map((edge) => [edge.name, (graph.edge(edge) as { points?: Place[] }).points ?? []] as const),
  )
  const channel = (wire: string, column: number) => {
    const x = middles[column] ?? 0
    const point = ways.get(wire)?.find((one) => Math.abs(one.x - x) < 2)
    return point && onGrid(way * point.y)
  }
  const passes = wires.flatMap(({ id }) => middles.flatMap((_, column) => channel(id, column) ?? []))
  const top = Math.min(least, ...passes)
  return {
    count: middles.length,
    columnOf,
    topOf: (id) => (tops.get(id) ?? 0) - top,
    channel(wire, column) {
      const y = channel(wire, column)
      return y === undefined ? undefined : y - top
    },
  }
}

/** Keeps the contents of a frame together. */
function setFrame(graph: Graph, block: string, frame: string) {
  const name = `frame ${frame}`
  if (!graph.hasNode(name)) graph.setNode(name, {})
  graph.setParent(block, name)
}

/** Tells whether most pairs of a column are the other way around than before. */
function isUpsideDown(
  blocks: readonly Block[],
  columnOf: (id: string) => number,
  middleOf: (id: string) => Place,
): boolean {
  const before = (block: Block) => block.node.y - headroom(block)
  let turned = 0
  for (const [at, one] of blocks.entries())
    for (const other of blocks.slice(at + 1)) {
      if (columnOf(one.node.id) !== columnOf(other.node.id)) continue
      const [was, is] = [before(one) - before(other), middleOf(one.node.id).y - middleOf(other.node.id).y]
      turned += Math.sign(was * is)
    }
  return turned < 0
}

/** A way through the columns, from a smaller number to a larger one. */
type Link = { id: string; tail: string; head: string; minlen: number; weight: number }

/**
 * The links of a cable. A cable that leaves a part on the side that looks back goes around it: over a point
 * before it, or behind it, so a way past the part stays free.
 */
function linksOf(wire: Wire, blockOf: ReadonlyMap<string, Block>): Link[] {
  const column = ({ block }: WireEnd) => {
    const found = blockOf.get(block)
    return found ? columnOfKind(found) : 0
  }
  const { id, from, to, weight } = wire
  if (from.block === to.block) return []
  const [one, other] = [column(from), column(to)]
  if (one === other && from.side === to.side) return []
  const isForward = one === other ? from.side === 'right' : one < other
  const [tail, head] = isForward ? [from, to] : [to, from]
  const before = tail.side === 'left' ? `before ${tail.block}` : undefined
  const behind = head.side === 'right' ? `behind ${head.block}` : undefined
  const around = (before ? 1 : 0) + (behind ? 1 : 0)
  return [
    {
      id,
      tail: before ?? tail.block,
      head: behind ?? head.block,
      // A ground point of its own, such as one in another frame, is beside the part that it belongs to.
      minlen: Math.max(1, one > 0 && other > 0 ? Math.abs(other - one) : 1) + around,
      weight,
    },
    ...(before ? [{ id: before, tail: before, head: tail.block, minlen: 1, weight: 8 }] : []),
    ...(behind ? [{ id: behind, tail: head.block, head: behind, minlen: 1, weight: 8 }] : []),
  ]
}
