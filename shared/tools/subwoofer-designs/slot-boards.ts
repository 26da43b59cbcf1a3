import type { BoxShape } from '#shared/tools/enclosures/box-shape.ts'
import type { Panel, Vector } from '#shared/tools/enclosures/panel.ts'
import type { PlacedPort } from './baffle-places.ts'
import type { BuildPorts } from './build-ports.ts'
import type { SavedBuild } from './saved-build.ts'
import { behindFront, type FrontFace } from './window-braces.ts'

/**
 * The construction of a slot: the thickness of its boards, and its reach behind the front along its middle,
 * m.
 */
export type SlotMake = {
  wall: number
  lengthInside: number
  /** Beside another slot, whose right board is its left one. */
  besideAnother: boolean
}

/** The turn of a slot along the bottom that goes up in front of the back: its two boards, m. */
export type SlotBend = { along: number; up: number }

/**
 * The bend of a slot that is longer than the box is deep, along its middle: the way back, and then up between a board and the
 * back. undefined where it stays straight, or where there is no room for the way up.
 */
export function slotBend(
  { height, lengthInside }: { height: number; lengthInside: number },
  wall: number,
  inside: { height: number; depth: number },
): SlotBend | undefined {
  if (lengthInside <= inside.depth - height + 1e-9) return undefined
  // Along the middle it is half a height shorter on each side of the corner.
  const top = lengthInside - inside.depth + height
  const up = top - height - wall
  const along = inside.depth - height
  return up > 0 && along > wall && top <= inside.height - height + 1e-9 ? { along, up } : undefined
}

/** The bend of the slot of a box. Only a slot along three walls of a rectangular box turns up at the back. */
export function bendOf(
  ports: BuildPorts | undefined,
  { portWall }: Pick<SavedBuild, 'portWall'>,
  { kind }: Pick<BoxShape, 'kind'>,
  inside: { height: number; depth: number },
): SlotBend | undefined {
  if (ports?.shape.kind !== 'slot' || ports.sharedWalls !== 3 || kind !== 'rectangular') return undefined
  return slotBend({ height: ports.shape.height, lengthInside: ports.lengthInside }, portWall, inside)
}

/** The boards of a slot that the walls of the box do not give it, as panels in the box. */
export function slotBoards(
  { shape, center, sharedWalls }: PlacedPort,
  front: FrontFace,
  { wall, lengthInside, besideAnother }: SlotMake,
  bend?: SlotBend,
): Omit<Panel, 'id'>[] {
  if (shape.kind !== 'slot' || lengthInside <= 0) return []
  const free = (side: (typeof sharedWalls)[number]) =>
    !sharedWalls.includes(side) && !(side === 'left' && besideAnother)
  const [left, right] = [center[0] - shape.width / 2, center[0] + shape.width / 2]
  const [bottom, top] = [center[1] - shape.height / 2, center[1] + shape.height / 2]
  const [outerLeft, outerRight] = [free('left') ? left - wall : left, free('right') ? right + wall : right]
  const at = (x: number, y: number) => behindFront(front, x, y, front.thickness)
  const length = bend?.along ?? lengthInside
  // Each is seen from outside the slot.
  const down = opposite(front.y)
  const lying = (width: number, origin: Vector, x: Vector, inward: Vector) =>
    board(width, length, wall, { origin, x, y: front.inward, inward })
  return [
    ...(free('top') ? [lying(outerRight - outerLeft, at(outerLeft, top + wall), front.x, down)] : []),
    ...(free('bottom')
      ? [lying(outerRight - outerLeft, at(outerRight, bottom - wall), opposite(front.x), front.y)]
      : []),
    ...(free('left') ? [lying(shape.height, at(left - wall, bottom), front.y, front.x)] : []),
    ...(free('right') ? [lying(shape.height, at(right + wall, top), down, opposite(front.x))] : []),
    ...(bend
      ? [
          board(outerRight - outerLeft, bend.up, wall, {
            origin: behindFront(front, outerLeft, top + wall, front.thickness + bend.along - wall),
            x: front.x,
            y: front.y,
            inward: front.inward,
          }),
        ]
      : []),
  ]
}

const opposite = ([x, y, z]: Vector): Vector => [0 - x, 0 - y, 0 - z]

function board(width: number, height: number, thickness: number, place: Panel['place']): Omit<Panel, 'id'> {
  const outline = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const
  return {
    wall: 'port',
    stock: 'sheet',
    layers: [{ thickness, outer: outline, inner: outline }],
    cutOuts: [],
    place,
  }
}
