import type { Diagram } from './diagram.ts'
import { gridStep, nodeBox } from './node-box.ts'
import type { DiagramNode } from './node-fields.ts'

type Place = { x: number; y: number }

/** The distance between parts placed next to each other. */
const gap = { x: 64, y: 32 }
const columns = 6
const rows = 24

const onGrid = (value: number) => Math.round(value / gridStep) * gridStep

/** The first place at or after another where a part covers none that is there: to the right, then below. Frames are no hindrance. */
export function freePlace({ nodes }: Pick<Diagram, 'nodes'>, part: DiagramNode, wanted: Place): Place {
  const { width, height } = nodeBox(part)
  const taken = nodes
    .filter(({ kind }) => kind !== 'frame')
    .map((node) => ({ ...nodeBox(node), ...place(node) }))
  const isFree = ({ x, y }: Place) =>
    taken.every(
      (one) =>
        x >= one.x + one.width + gap.x / 2 ||
        one.x >= x + width + gap.x / 2 ||
        y >= one.y + one.height + gap.y / 2 ||
        one.y >= y + height + gap.y / 2,
    )
  const start = { x: onGrid(wanted.x), y: onGrid(wanted.y) }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = {
        x: start.x + column * onGrid(width + gap.x),
        y: start.y + row * onGrid(height / 2 + gap.y),
      }
      if (isFree(at)) return at
    }
  return start
}

const place = ({ x, y }: DiagramNode): Place => ({ x, y })

/** The place of the next part of a chain, beside a part. */
export const besidePart = (node: DiagramNode): Place => ({
  x: node.x + nodeBox(node).width + gap.x,
  y: node.y,
})
