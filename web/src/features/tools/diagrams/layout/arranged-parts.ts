import type { Point } from '#shared/tools/diagrams/cable-path.ts'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { newNets } from '#shared/tools/diagrams/nets.ts'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { blocksOf } from './blocks-of.ts'
import { framedGroups } from './framed-groups.ts'
import { type GroupLayout, groupLayout } from './group-layout.ts'
import { type Block, placedBlock } from './layout-block.ts'
import { packed } from './packed.ts'
import { sourceGrid } from './source-grid.ts'
import { wiresOf } from './wire.ts'

export type ArrangedParts = { nodes: DiagramNode[]; bends: Map<string, Point[]> }

/** The ratio of height to width above which a group fits no sheet. */
const tall = 1.5
const apart = { groups: 96, loose: 32 }

/**
 * Returns every part at its new place: each group that cables and frames join in columns, the groups packed,
 * and loose parts in rows below.
 */
export function arrangedParts(diagram: Diagram, labelWidth: (cable: string) => number): ArrangedParts {
  const blocks = blocksOf(diagram)
  const wires = wiresOf(diagram, blocks)
  const nets = newNets()
  for (const { from, to } of wires) nets.join(from.block, to.block)
  for (const { node } of blocks) if (node.frame !== undefined) nets.join(node.id, `frame ${node.frame}`)
  const wired = new Set(wires.flatMap(({ from, to }) => [from.block, to.block]))
  const isLoose = ({ node: { id, frame } }: Block) => !wired.has(id) && frame === undefined
  const members = Map.groupBy(
    blocks.filter((block) => !isLoose(block)),
    ({ node }) => nets.of(node.id),
  )
  const byGroup = Map.groupBy(wires, ({ from }) => nets.of(from.block))
  const groups = [...members].flatMap(([net, group]) => {
    const own = byGroup.get(net) ?? []
    if (group.some(({ node }) => node.frame !== undefined)) return framedGroups(group, own, labelWidth)
    const plain = groupLayout(group, own, labelWidth)
    const isTall = plain.height > tall * plain.width
    return (isTall && sourceGrid(group, own, labelWidth)) || plain
  })
  groups.sort((one, other) => other.height * other.width - one.height * one.width)
  const loose = looseParts(blocks.filter(isLoose))
  const all = loose ? [...groups, loose] : groups
  const { places } = packed(all, apart.groups)
  const at = new Map<string, Point>()
  const bends = new Map<string, Point[]>()
  for (const [index, group] of all.entries()) {
    const { x, y } = places[index] ?? { x: 0, y: 0 }
    const shifted = (point: Point) => ({ x: point.x + x, y: point.y + y })
    for (const [id, place] of group.places) at.set(id, shifted(place))
    for (const [id, points] of group.bends) bends.set(id, points.map(shifted))
  }
  return {
    nodes: blocks.flatMap((block) => placedBlock(block, at.get(block.node.id) ?? block.node)),
    bends,
  }
}

function looseParts(blocks: readonly Block[]): GroupLayout | undefined {
  if (blocks.length === 0) return undefined
  const { places, width, height } = packed(
    blocks.map((block) => ({ width: nodeBox(block.node).width, height: block.height })),
    apart.loose,
  )
  return {
    width,
    height,
    places: new Map(blocks.map(({ node }, at) => [node.id, places[at] ?? { x: 0, y: 0 }])),
    bends: new Map(),
  }
}
