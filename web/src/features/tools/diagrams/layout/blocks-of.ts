import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import type { DiagramNode, NodeKind } from '#shared/tools/diagrams/node-fields.ts'
import { type Block, blockOf } from './layout-block.ts'
import { stayingParts } from './staying-parts.ts'

/** Words farther away than this are about no part. */
const near = 160
const isBeside: ReadonlySet<NodeKind> = new Set(['label', 'ground', 'frame'])

/**
 * Returns the blocks to arrange: each part that does not stay, with the words beside it and the ground points
 * of its own, and empty frames. A block is in the frame of its part.
 */
export function blocksOf(diagram: Diagram): Block[] {
  const { nodes, cables } = diagram
  const stays = stayingParts(diagram)
  const filled = new Set(nodes.flatMap(({ frame }) => frame ?? []))
  const free = nodes.filter(({ id, kind }) => !stays.has(id) && !(kind === 'frame' && filled.has(id)))
  const nodeOf = new Map(free.map((node) => [node.id, node]))
  const around = new Map<string, string[]>()
  for (const { from, to } of cables) {
    around.set(from.node, [...(around.get(from.node) ?? []), to.node])
    around.set(to.node, [...(around.get(to.node) ?? []), from.node])
  }
  const hostOf = (node: DiagramNode): DiagramNode | undefined => {
    if (node.kind === 'label') return nearest(node, free)
    if (node.kind !== 'ground') return undefined
    const partners = (around.get(node.id) ?? []).flatMap((id) => nodeOf.get(id) ?? [])
    const hosts = partners.filter(({ kind, frame }) => kind !== 'ground' && frame === node.frame)
    // A point that a battery and an amplifier share belongs to the amplifier.
    return hosts.find(({ kind }) => kind !== 'battery' && kind !== 'second_battery') ?? hosts[0]
  }
  const hosts = new Map(free.map((node) => [node.id, hostOf(node)?.id]))
  const standingWith = (host: DiagramNode, kind: 'label' | 'ground') =>
    free.filter((node) => node.kind === kind && hosts.get(node.id) === host.id)
  return free
    .filter(({ id }) => hosts.get(id) === undefined)
    .map((node) => blockOf(node, standingWith(node, 'label'), standingWith(node, 'ground')))
}

/** Returns the part that words are beside. */
function nearest(label: DiagramNode, nodes: readonly DiagramNode[]): DiagramNode | undefined {
  const { width, height } = nodeBox(label)
  const [best] = nodes
    .filter(({ kind, frame }) => !isBeside.has(kind) && frame === label.frame)
    .map((node) => {
      const box = nodeBox(node)
      const across = Math.max(0, node.x - label.x - width, label.x - node.x - box.width)
      const down = Math.max(0, node.y - label.y - height, label.y - node.y - box.height)
      return { node, distance: Math.hypot(across, down) }
    })
    .filter(({ distance }) => distance <= near)
    .sort((one, other) => one.distance - other.distance)
  return best?.node
}
