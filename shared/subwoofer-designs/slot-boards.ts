import type { Panel, Vector } from '#shared/enclosures/panel.ts'
import type { PlacedPort } from './baffle-places.ts'

/** From the front: where its corner is, its directions, and where its inner face begins. */
type Front = { origin: Vector; x: Vector; y: Vector; inward: Vector; thickness: number }

/** The boards of a slot that the walls of the box do not give it, as panels in the box. */
export function slotBoards(
  { shape, center, sharedWalls }: PlacedPort,
  front: Front,
  { wall, length }: { wall: number; length: number },
  from: number,
): Panel[] {
  if (shape.kind !== 'slot' || length <= 0) return []
  const free = (side: (typeof sharedWalls)[number]) => !sharedWalls.includes(side)
  const [left, right] = [center[0] - shape.width / 2, center[0] + shape.width / 2]
  const [bottom, top] = [center[1] - shape.height / 2, center[1] + shape.height / 2]
  const [outerLeft, outerRight] = [free('left') ? left - wall : left, free('right') ? right + wall : right]
  const at = (x: number, y: number): Vector => {
    const part = (axis: 0 | 1 | 2) =>
      front.origin[axis] + x * front.x[axis] + y * front.y[axis] + front.thickness * front.inward[axis]
    return [part(0), part(1), part(2)]
  }
  const opposite = ([x, y, z]: Vector): Vector => [0 - x, 0 - y, 0 - z]
  const board = (width: number, origin: Vector, x: Vector, inward: Vector): Omit<Panel, 'id'> => {
    const outline = [
      [0, 0],
      [width, 0],
      [width, length],
      [0, length],
    ] as const
    return {
      wall: 'port',
      stock: 'sheet',
      layers: [{ thickness: wall, outer: outline, inner: outline }],
      cutOuts: [],
      place: { origin, x, y: front.inward, inward },
    }
  }
  // Each is seen from outside the slot.
  const down = opposite(front.y)
  const boards = [
    ...(free('top') ? [board(outerRight - outerLeft, at(outerLeft, top + wall), front.x, down)] : []),
    ...(free('bottom')
      ? [board(outerRight - outerLeft, at(outerRight, bottom - wall), opposite(front.x), front.y)]
      : []),
    ...(free('left') ? [board(shape.height, at(left - wall, bottom), front.y, front.x)] : []),
    ...(free('right') ? [board(shape.height, at(right + wall, top), down, opposite(front.x))] : []),
  ]
  return boards.map((panel, index) => ({ ...panel, id: `port_${from + index + 1}` }))
}
