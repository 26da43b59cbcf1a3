import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { cableKindOf } from '#shared/tools/diagrams/legal-pair.ts'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { portOf } from '#shared/tools/diagrams/port.ts'
import { type Block, placedBlock } from './layout-block.ts'

/** The start or end of a cable: a side of a block, at a distance below its top. */
export type WireEnd = { block: string; port: string; side: 'left' | 'right'; y: number }

/** A cable between blocks. How well it holds them together is its weight. */
export type Wire = { id: string; from: WireEnd; to: WireEnd; weight: number }

const weights = { power: 4, signal: 2, speaker: 4, remote: 1, ground: 1 } as const

/** The cables of a diagram between the blocks that are arranged. */
export function wiresOf({ nodes, cables }: Diagram, blocks: readonly Block[]): Wire[] {
  const ends = new Map<string, WireEnd>()
  for (const block of blocks)
    for (const node of placedBlock(block, { x: 0, y: 0 }))
      for (const { id, side, y } of nodeBox(node).ports) {
        const port = `${node.id}.${id}`
        ends.set(port, { block: block.node.id, port, side, y: node.y + y })
      }
  const nodeOf = new Map<string, DiagramNode>(nodes.map((node) => [node.id, node]))
  return cables.flatMap(({ id, from, to }): Wire[] => {
    const [one, other] = [ends.get(`${from.node}.${from.port}`), ends.get(`${to.node}.${to.port}`)]
    const [start, end] = [nodeOf.get(from.node), nodeOf.get(to.node)]
    const ports = [start && portOf(start, from.port), end && portOf(end, to.port)]
    const kind = ports[0] && ports[1] && cableKindOf(ports[0], ports[1])
    return one && other && kind ? [{ id, from: one, to: other, weight: weights[kind] }] : []
  })
}
