import { cableLabel } from '#shared/tools/diagrams/cable-label.ts'
import type { Command } from '#shared/tools/diagrams/command.ts'
import type { Diagram, DiagramCable } from '#shared/tools/diagrams/diagram.ts'
import { labelWidth } from '#shared/tools/diagrams/label-places.ts'
import { gridStep, nodeBox } from '#shared/tools/diagrams/node-box.ts'
import { type DiagramNode, partRanges } from '#shared/tools/diagrams/node-fields.ts'
import { arrangedParts } from './arranged-parts.ts'
import { areApart, type Box, boxAround, frameBox } from './frame-box.ts'
import { stayingParts } from './staying-parts.ts'

const onGrid = (value: number) => Math.round(value / gridStep) * gridStep
/**
 * The distance from the middle of the canvas within which parts are placed, so frames around them are on it,
 * too.
 */
const edge = partRanges.place.max - 64
const unitSystems = ['metric', 'imperial'] as const
/** A sample drop whose text has the usual length, V. */
const usualDrop = 0.1
const largest = partRanges.frame.max
/** The distance of everything from locked parts. */
const fromLocked = 96
/** The maximum number of bends of a cable. */
const mostBends = 12

/**
 * Maps a layout that begins at 0 onto the canvas. A long one begins before the middle, and a longer one is
 * compressed.
 */
function ontoCanvas(places: readonly number[]): (place: number) => number {
  const length = Math.max(0, ...places)
  const start = onGrid(Math.min(0, Math.max(-edge, edge - length)))
  const scale = length > 2 * edge ? (2 * edge) / length : 1
  return (place) => start + place * scale
}

/**
 * Arranges parts in columns from source to speaker and cables in lanes between them, as one command. Locked
 * parts stay.
 */
export function layered(diagram: Diagram): Command {
  const { nodes, bends } = arrangedParts(diagram, labelWidths(diagram))
  const toX = ontoCanvas(nodes.map(({ x }) => x))
  const toOwnY = ontoCanvas(nodes.map(({ y }) => y))
  const stays = stayingParts(diagram)
  const parts = nodes.map(
    (node): DiagramNode => ({ ...node, x: onGrid(toX(node.x)), y: onGrid(toOwnY(node.y)) }),
  )
  const placed = [...parts, ...framesAround(diagram, stays, parts)]
  const aside = besideStaying(diagram, stays, placed.map(boxAt))
  const toY = (y: number) => toOwnY(y) + aside
  return {
    name: 'Arrange',
    nodes: placed.map((node) => ({ ...node, y: node.y + aside })),
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

const boxAt = (node: DiagramNode): Box => ({ ...nodeBox(node), x: node.x, y: node.y })

/** Returns how far everything moves so that nothing lies on the parts that stay: below all of them, or above. */
function besideStaying({ nodes }: Diagram, stays: ReadonlySet<string>, boxes: readonly Box[]): number {
  const staying = nodes.filter(({ id }) => stays.has(id)).map(boxAt)
  if (staying.length === 0 || boxes.length === 0) return 0
  const whole = boxAround(boxes)
  if (staying.every((box) => areApart(box, whole))) return 0
  const taken = boxAround(staying)
  const down = onGrid(taken.y + taken.height + fromLocked - whole.y)
  return whole.y + whole.height + down <= edge ? down : onGrid(taken.y - fromLocked - whole.y - whole.height)
}

/** Estimates the maximum width of each cable's label. Whether a cable has a drop is not known here. */
function labelWidths({ cables }: Diagram): (cable: string) => number {
  const widths = new Map(
    cables.map((cable) => [
      cable.id,
      Math.max(...unitSystems.map((system) => labelWidth(cableLabel(cable, usualDrop, system)))),
    ]),
  )
  return (cable) => widths.get(cable) ?? 0
}

/** Grows frames around their contents. */
function framesAround(
  { nodes }: Diagram,
  stays: ReadonlySet<string>,
  placed: readonly DiagramNode[],
): DiagramNode[] {
  const inFrame = Map.groupBy(placed, ({ frame }) => frame)
  return nodes.flatMap((frame): DiagramNode[] => {
    const inside = inFrame.get(frame.id)
    if (frame.kind !== 'frame' || stays.has(frame.id) || !inside) return []
    const { width, height, ...at } = frameBox(inside.map(boxAt))
    return [{ ...frame, ...at, width: Math.min(largest, width), height: Math.min(largest, height) }]
  })
}
