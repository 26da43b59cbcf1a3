import { cableLabel } from '#shared/diagrams/cable-label.ts'
import type { Command } from '#shared/diagrams/command.ts'
import type { Diagram, DiagramCable } from '#shared/diagrams/diagram.ts'
import { labelWidth } from '#shared/diagrams/label-places.ts'
import { gridStep, nodeBox } from '#shared/diagrams/node-box.ts'
import { type DiagramNode, partRanges } from '#shared/diagrams/node-fields.ts'
import { arrangedParts } from './arranged-parts.ts'

const onGrid = (value: number) => Math.round(value / gridStep) * gridStep
/** How far a frame reaches beyond what stands in it. */
const framing = { side: 32, top: 48 }
/** How far from the middle of the canvas parts are placed, so that frames around them are on it, too. */
const edge = partRanges.place.max - 64
const unitSystems = ['metric', 'imperial'] as const
/** As long as a drop is written, V. */
const usualDrop = 0.1
/** How far all stands from what is locked. */
const fromLocked = 96
/** So many bends a cable takes. */
const mostBends = 12

/** What begins at 0 on the canvas: a long one begins before its middle, and a longer one is drawn together. */
function ontoCanvas(places: readonly number[]): (place: number) => number {
  const length = Math.max(0, ...places)
  const start = onGrid(Math.min(0, Math.max(-edge, edge - length)))
  const scale = length > 2 * edge ? (2 * edge) / length : 1
  return (place) => start + place * scale
}

/** Parts in columns from source to speaker and cables in lanes between them, as one command; what is locked stays. */
export function layered(diagram: Diagram): Command {
  const { nodes, bends } = arrangedParts(diagram, labelWidths(diagram))
  const toX = ontoCanvas(nodes.map(({ x }) => x))
  const toOwnY = ontoCanvas(nodes.map(({ y }) => y))
  const aside = besideLocked(
    diagram,
    nodes.map((node) => ({ ...nodeBox(node), x: toX(node.x), y: toOwnY(node.y) })),
  )
  const toY = (y: number) => toOwnY(y) + aside
  const placed = nodes.map(
    (node): DiagramNode => ({ ...node, x: onGrid(toX(node.x)), y: onGrid(toY(node.y)) }),
  )
  return {
    name: 'Arrange',
    nodes: [...placed, ...framesAround(diagram, placed)],
    cables: diagram.cables.flatMap((cable): DiagramCable[] => {
      const led = bends.get(cable.id) ?? []
      const next =
        led.length > mostBends
          ? []
          : led.map(({ x, y }) => ({ x: Math.round(toX(x)), y: Math.round(toY(y)) }))
      return next.length === 0 && cable.bends.length === 0 ? [] : [{ ...cable, bends: next }]
    }),
  }
}

type Box = { x: number; y: number; width: number; height: number }

/** How far everything moves so that nothing comes to lie on a part that is locked: below all of them, or above. */
function besideLocked({ nodes }: Diagram, boxes: readonly Box[]): number {
  const locked = nodes
    .filter((node) => node.locked && node.kind !== 'frame')
    .map((node) => ({ ...nodeBox(node), x: node.x, y: node.y }))
  const whole = around(boxes)
  const isFree = locked.every(
    ({ x, y, width, height }) =>
      x >= whole.x + whole.width ||
      whole.x >= x + width ||
      y >= whole.y + whole.height ||
      whole.y >= y + height,
  )
  if (isFree) return 0
  const taken = around(locked)
  const down = onGrid(taken.y + taken.height + fromLocked - whole.y)
  return whole.y + whole.height + down <= edge ? down : onGrid(taken.y - fromLocked - whole.y - whole.height)
}

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** About how wide the label of each cable is at most; whether it has a drop is not known here. */
function labelWidths({ cables }: Diagram): (cable: string) => number {
  const widths = new Map(
    cables.map((cable) => [
      cable.id,
      Math.max(...unitSystems.map((system) => labelWidth(cableLabel(cable, usualDrop, system)))),
    ]),
  )
  return (cable) => widths.get(cable) ?? 0
}

/** Frames grow around what stands in them. */
function framesAround({ nodes }: Diagram, placed: readonly DiagramNode[]): DiagramNode[] {
  const now = new Map(placed.map((node) => [node.id, node]))
  return nodes.flatMap((frame): DiagramNode[] => {
    if (frame.kind !== 'frame' || frame.locked) return []
    const inside = nodes.filter((node) => node.frame === frame.id).map((node) => now.get(node.id) ?? node)
    if (inside.length === 0) return []
    const { x, y, width, height } = around(inside.map((node) => ({ ...nodeBox(node), x: node.x, y: node.y })))
    return [
      {
        ...frame,
        x: x - framing.side,
        y: y - framing.top,
        width: Math.min(4000, width + 2 * framing.side),
        height: Math.min(4000, height + framing.top + framing.side),
      },
    ]
  })
}
