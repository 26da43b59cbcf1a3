import { freeIds } from '#shared/tools/diagrams/connect.ts'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { freePlace } from '#shared/tools/diagrams/free-place.ts'
import type { DiagramNode, NodeKind, NodeOf } from '#shared/tools/diagrams/node-fields.ts'
import { newPart } from '#shared/tools/diagrams/part-kinds.ts'

/** How far left of a part the one stands that it comes from. */
const before = 320

/** A new part of a kind that a fix adds, left of the part that needs it, or below it where it is its ground. */
export function addedPart<K extends NodeKind>(diagram: Diagram, kind: K, near: DiagramNode): NodeOf<K> {
  const wanted = kind === 'ground' ? { x: near.x, y: near.y + before / 2 } : { x: near.x - before, y: near.y }
  const part = newPart(kind, freeIds(diagram.nodes, 'n')(), wanted)
  return { ...part, ...freePlace(diagram, part as unknown as DiagramNode, wanted) }
}
