import type { Command } from './command.ts'
import type { Diagram } from './diagram.ts'
import { nodeBox } from './node-box.ts'
import type { DiagramNode } from './node-fields.ts'

/** The frame that contains a part: the smallest that holds its middle. */
function frameAround(diagram: Pick<Diagram, 'nodes'>, node: DiagramNode): string | undefined {
  const box = nodeBox(node)
  const [x, y] = [node.x + box.width / 2, node.y + box.height / 2]
  let best: { id: string; size: number } | undefined
  for (const frame of diagram.nodes) {
    if (frame.kind !== 'frame' || frame.id === node.id) continue
    const isInside = x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height
    const size = frame.width * frame.height
    if (isInside && (!best || size < best.size)) best = { id: frame.id, size }
  }
  return best?.id
}

/** Parts that stand in another frame than they belong to, as they belong now. */
export function framed(diagram: Diagram, ids: ReadonlySet<string>): Command {
  const nodes = diagram.nodes.flatMap((node) => {
    if (!ids.has(node.id) || node.kind === 'frame') return []
    const frame = frameAround(diagram, node)
    if (frame === node.frame) return []
    const { frame: _, ...rest } = node
    return [{ ...rest, ...(frame !== undefined && { frame }) } as DiagramNode]
  })
  return { name: 'Move', nodes }
}
