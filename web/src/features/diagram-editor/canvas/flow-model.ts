import { type Edge, type Node, Position } from '@xyflow/react'
import type { Diagram, DiagramCable } from '#shared/diagrams/diagram.ts'
import { type CableKind, cableKindOf } from '#shared/diagrams/legal-pair.ts'
import { nodeBox } from '#shared/diagrams/node-box.ts'
import type { DiagramNode } from '#shared/diagrams/node-fields.ts'
import { factsOf } from '#shared/diagrams/parts-list.ts'
import { portOf } from '#shared/diagrams/port.ts'

export type PartFlow = Node<{ node: DiagramNode }, 'part' | 'frame' | 'label'>
export type CableFlow = Edge<
  { cable: DiagramCable; from: DiagramNode; to: DiagramNode; kind: CableKind },
  'cable'
>

const typeOf = ({ kind }: DiagramNode) => (kind === 'frame' || kind === 'label' ? kind : 'part')

/** A part as React Flow draws it: its size and ports are known, so nothing is measured. */
function partFlow(node: DiagramNode, selected: boolean): PartFlow {
  const { width, height, ports } = nodeBox(node)
  return {
    id: node.id,
    type: typeOf(node),
    position: { x: node.x, y: node.y },
    data: { node },
    width,
    height,
    measured: { width, height },
    handles: ports.map(({ id, side, x, y }) => ({
      id,
      type: 'source',
      position: side === 'left' ? Position.Left : Position.Right,
      x: x - 4,
      y: y - 4,
      width: 8,
      height: 8,
    })),
    selected,
    draggable: !node.locked,
    // Frames are below their contents.
    zIndex: node.kind === 'frame' ? -1 : 0,
    ariaRole: 'group',
    ariaLabel: [node.name, factsOf(node), node.locked && 'locked'].filter(Boolean).join(', '),
  }
}

/** What React Flow draws of a diagram: the same object for each part and cable that is as before. */
export function newFlowModel() {
  let parts = new Map<string, { node: DiagramNode; flow: PartFlow }>()
  let cables = new Map<string, { cable: DiagramCable; from: DiagramNode; to: DiagramNode; flow: CableFlow }>()

  return {
    nodes({ nodes }: Diagram, selected: ReadonlySet<string>): PartFlow[] {
      const next: typeof parts = new Map()
      for (const node of nodes) {
        const isChosen = selected.has(node.id)
        const before = parts.get(node.id)
        const isSame = before?.node === node && before.flow.selected === isChosen
        next.set(node.id, isSame ? before : { node, flow: partFlow(node, isChosen) })
      }
      parts = next
      return [...next.values()].map(({ flow }) => flow)
    },
    edges(
      { nodes, cables: all }: Diagram,
      selected: ReadonlySet<string>,
      layers: readonly CableKind[],
    ): CableFlow[] {
      const nodeOf = new Map(nodes.map((node) => [node.id, node]))
      const next: typeof cables = new Map()
      for (const cable of all) {
        const [from, to] = [nodeOf.get(cable.from.node), nodeOf.get(cable.to.node)]
        if (!from || !to) continue
        const [start, end] = [portOf(from, cable.from.port), portOf(to, cable.to.port)]
        const kind = start && end && cableKindOf(start, end)
        if (!kind || !layers.includes(kind)) continue
        const isChosen = selected.has(cable.id)
        const before = cables.get(cable.id)
        const isSame =
          before?.cable === cable &&
          before.from === from &&
          before.to === to &&
          before.flow.selected === isChosen
        next.set(
          cable.id,
          isSame ? before : { cable, from, to, flow: cableFlow({ cable, from, to, kind }, isChosen) },
        )
      }
      cables = next
      return [...next.values()].map(({ flow }) => flow)
    },
  }
}

function cableFlow(data: CableFlow['data'] & object, selected: boolean): CableFlow {
  const { cable } = data
  return {
    id: cable.id,
    type: 'cable',
    source: cable.from.node,
    sourceHandle: cable.from.port,
    target: cable.to.node,
    targetHandle: cable.to.port,
    data,
    selected,
    zIndex: selected ? 1 : 0,
  }
}
