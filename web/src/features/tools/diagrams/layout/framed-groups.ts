import type { Point } from '#shared/tools/diagrams/cable-path.ts'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import { areApart, type Box, frameBox } from './frame-box.ts'
import { type GroupLayout, groupLayout } from './group-layout.ts'
import type { Block } from './layout-block.ts'
import type { Wire } from './wire.ts'

/** Lays out a connected group with frames: in columns if these keep the frames apart, and else each frame by itself. */
export function framedGroups(
  blocks: readonly Block[],
  wires: readonly Wire[],
  labelWidth: (wire: string) => number,
): GroupLayout[] {
  const whole = groupLayout(blocks, wires, labelWidth)
  if (areFramesApart(blocks, whole.places)) return [whole]
  const frameOf = new Map(blocks.map(({ node }) => [node.id, node.frame]))
  return [...Map.groupBy(blocks, ({ node }) => node.frame)].map(([frame, inside]) =>
    groupLayout(
      inside,
      // Cables from one frame to another find their own way.
      wires.filter(({ from, to }) => frameOf.get(from.block) === frame && frameOf.get(to.block) === frame),
      labelWidth,
    ),
  )
}

/** True if no frame lies on another one, or on a part outside it. */
function areFramesApart(blocks: readonly Block[], places: ReadonlyMap<string, Point>): boolean {
  const boxOf = ({ node, height }: Block): Box => ({
    ...(places.get(node.id) ?? node),
    width: nodeBox(node).width,
    height,
  })
  const parts = Map.groupBy(blocks, ({ node }) => node.frame)
  const boxes = [...parts].flatMap(([frame, inside]) =>
    frame === undefined ? inside.map(boxOf) : [frameBox(inside.map(boxOf))],
  )
  return boxes.every((box, at) => boxes.slice(0, at).every((other) => areApart(box, other)))
}
