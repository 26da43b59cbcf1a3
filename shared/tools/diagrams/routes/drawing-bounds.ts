import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import type { Box } from './route-grid.ts'
import { routesOf } from './routes-of.ts'

/** The box around all parts and all cables, or undefined for an empty canvas. */
export function drawingBounds(diagram: Diagram): Box | undefined {
  const corners = diagram.nodes.flatMap((node) => {
    const { width, height } = nodeBox(node)
    return [
      { x: node.x, y: node.y },
      { x: node.x + width, y: node.y + height },
    ]
  })
  if (corners.length === 0) return undefined
  const all = [...corners, ...[...routesOf(diagram).values()].flat()]
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
