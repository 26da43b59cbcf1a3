import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'

/** A part with what stands with it: words above it, ground points below. It is placed as one. */
export type Block = {
  node: DiagramNode
  above: DiagramNode[]
  below: DiagramNode[]
  height: number
}

const gap = 16

const heightOf = (node: DiagramNode): number => nodeBox(node).height

/** The distance from the top of a block to its part. */
export const headroom = ({ above }: Pick<Block, 'above'>): number =>
  above.reduce((sum, label) => sum + heightOf(label) + gap / 2, 0)

export const blockOf = (node: DiagramNode, above: DiagramNode[], below: DiagramNode[]): Block => ({
  node,
  above,
  below,
  height: headroom({ above }) + heightOf(node) + below.reduce((sum, point) => sum + gap + heightOf(point), 0),
})

/** Everything of a block, where its top left is at a place. */
export function placedBlock(block: Block, { x, y }: { x: number; y: number }): DiagramNode[] {
  let top = y
  const words = block.above.map((label) => {
    const placed = { ...label, x, y: top }
    top += heightOf(label) + gap / 2
    return placed
  })
  const part = { ...block.node, x, y: top }
  top += heightOf(part)
  const points = block.below.map((point) => {
    top += gap
    const placed = { ...point, x, y: top }
    top += heightOf(point)
    return placed
  })
  return [...words, part, ...points]
}
