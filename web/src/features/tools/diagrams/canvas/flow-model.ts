import { type Edge, type Node, Position } from '@xyflow/react'
import { cableLabel } from '#shared/tools/diagrams/cable-label.ts'
import type { Point } from '#shared/tools/diagrams/cable-path.ts'
import type { Diagram, DiagramCable } from '#shared/tools/diagrams/diagram.ts'
import { labelPlaces, type PlacedLabel } from '#shared/tools/diagrams/label-places.ts'
import { type CableKind, cableKindOf } from '#shared/tools/diagrams/legal-pair.ts'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { factsOf } from '#shared/tools/diagrams/parts-list.ts'
import { portOf } from '#shared/tools/diagrams/port.ts'
import { followingRoutes, type Routes, routesOf } from '#shared/tools/diagrams/routes/routes-of.ts'
import { sizeText } from '#shared/tools/diagrams/rules/cable-rules.ts'
import type { UnitSystem } from '#shared/tools/units/unit.ts'

export type PartFlow = Node<{ node: DiagramNode }, 'part' | 'frame' | 'label'>
export type CableFlow = Edge<CableLine & { label: PlacedLabel | undefined }, 'cable'>

/** A cable between its parts, and its corners. */
type CableLine = {
  cable: DiagramCable
  from: DiagramNode
  to: DiagramNode
  kind: CableKind
  points: readonly Point[]
}

/** A sample drop whose text has the usual length, V. */
const usualDrop = 0.1

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

/**
 * Builds what React Flow draws of a diagram: the same object for each part and cable that has not changed.
 */
export function newFlowModel() {
  let parts = new Map<string, { node: DiagramNode; flow: PartFlow }>()
  let drawn: Drawn | undefined
  let cables = new Map<string, CableFlow>()

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
      diagram: Diagram,
      selected: ReadonlySet<string>,
      layers: readonly CableKind[],
      system: UnitSystem,
      isMoving: boolean,
    ): CableFlow[] {
      const isSame = drawn?.diagram === diagram && drawn.isMoving === isMoving
      if (!drawn || !isSame || drawn.layers !== layers || drawn.system !== system)
        drawn = drawnOf(diagram, layers, system, isMoving, drawn)
      const { lines, labels } = drawn
      const next = [...lines.values()].map((line): CableFlow => {
        const { id } = line.cable
        const [before, label, isChosen] = [cables.get(id), labels.get(id), selected.has(id)]
        const isSame =
          before?.selected === isChosen &&
          before.data?.points === line.points &&
          before.data.cable === line.cable &&
          before.data.label?.x === label?.x &&
          before.data.label?.y === label?.y &&
          before.data.label?.isShort === label?.isShort
        return isSame ? before : cableFlow({ ...line, label }, isChosen)
      })
      cables = new Map(next.map((flow) => [flow.id, flow]))
      return next
    },
  }
}

/** The lines of a diagram and the places of their labels. */
type Drawn = {
  diagram: Diagram
  layers: readonly CableKind[]
  system: UnitSystem
  isMoving: boolean
  routes: Routes
  lines: ReadonlyMap<string, CableLine>
  labels: ReadonlyMap<string, PlacedLabel>
}

function drawnOf(
  diagram: Diagram,
  layers: readonly CableKind[],
  system: UnitSystem,
  isMoving: boolean,
  before: Drawn | undefined,
): Drawn {
  // While a hand moves parts, only their cables are led anew; at rest the drawing is the one that files show.
  const routes = isMoving && before ? followingRoutes(diagram, before) : routesOf(diagram)
  const nodeOf = new Map(diagram.nodes.map((node) => [node.id, node]))
  const lines = new Map<string, CableLine>()
  const resting = new Set<string>()
  for (const cable of diagram.cables) {
    const [from, to] = [nodeOf.get(cable.from.node), nodeOf.get(cable.to.node)]
    if (!from || !to) continue
    const [start, end] = [portOf(from, cable.from.port), portOf(to, cable.to.port)]
    const kind = start && end && cableKindOf(start, end)
    if (!kind || !layers.includes(kind)) continue
    const known = before?.lines.get(cable.id)
    const route = routes.get(cable.id) ?? []
    const points = known && areEqual(known.points, route) ? known.points : route
    const isSame = known?.cable === cable && known.from === from && known.to === to && known.points === points
    lines.set(cable.id, isSame ? known : { cable, from, to, kind, points })
    if (isSame) resting.add(cable.id)
  }
  const labels = labelPlaces(
    [...lines.values()].map(({ cable, points, kind }) => {
      // Only the checks tell whether a cable has a drop, and labels must not jump then.
      const drop = kind === 'power' || kind === 'ground' ? usualDrop : undefined
      return { id: cable.id, points, label: cableLabel(cable, drop, system), short: sizeText(cable) }
    }),
    diagram.nodes.flatMap((node) => {
      if (node.kind === 'frame') return []
      const { width, height } = nodeBox(node)
      return [{ x: node.x, y: node.y, width, height }]
    }),
    (id) => (resting.has(id) && before?.system === system ? before.labels.get(id) : undefined),
  )
  return { diagram, layers, system, isMoving, routes, lines, labels }
}

const areEqual = (some: readonly Point[], others: readonly Point[]) =>
  some.length === others.length && some.every(({ x, y }, at) => x === others[at]?.x && y === others[at]?.y)

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
