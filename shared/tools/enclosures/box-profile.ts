import { type Boards, type BoxShape, baffleBoards } from './box-shape.ts'
import { inset, type Line, lineThrough, meeting, type Point } from './polygon.ts'

export type WallName = 'front' | 'top' | 'back' | 'bottom' | 'left' | 'right' | 'notch_back' | 'notch_side'

/** A wall as an edge of the profile. */
export type Wall = {
  name: WallName
  /** Its outer face; the profile runs counterclockwise, so the inside is on the left. */
  outer: Line
  length: number
  /** Thickness of its boards from outside in, and of all together, m. */
  boards: readonly number[]
  thickness: number
  /** In a butt joint, it covers the edges of its neighbors. */
  covers: boolean
}

/**
 * A box as a polygon that is drawn out: its walls run around it, full length, and two caps close it from within. A wedge is
 * drawn out across its width (x is its height, y its depth), an L along its height (x is its width, y its depth).
 */
export type BoxProfile = {
  walls: readonly Wall[]
  /** The distance it is extruded, m. */
  span: number
  caps: { thickness: number; names: readonly [WallName, WallName] }
  drawn: 'across' | 'up'
}

type FlatShape = Exclude<BoxShape, { kind: 'cylinder' }>

export function boxProfile(shape: FlatShape, boards: Boards): BoxProfile {
  if (shape.kind === 'rectangular') {
    const { depth, ...rest } = shape
    return boxProfile({ ...rest, kind: 'wedge', depthBottom: depth, depthTop: depth }, boards)
  }
  if (shape.kind === 'wedge') {
    const { width, height, depthBottom, depthTop, frontLean = 0 } = shape
    const corners: Corner[] = [
      ['front', [0, 0]],
      ['top', [height, frontLean]],
      ['back', [height, frontLean + depthTop]],
      ['bottom', [0, depthBottom]],
    ]
    const caps = { thickness: boards.panel, names: ['left', 'right'] } as const
    return { walls: wallsBetween(corners, boards), span: width, caps, drawn: 'across' }
  }
  const { width, height, depth, notchWidth, notchDepth } = shape
  const [notchX, notchY] = [width - notchWidth, depth - notchDepth]
  const corners: Corner[] = [
    ['front', [0, 0]],
    ['right', [width, 0]],
    ['notch_back', [width, notchY]],
    ['notch_side', [notchX, notchY]],
    ['back', [notchX, depth]],
    ['left', [0, depth]],
  ]
  const caps = { thickness: boards.panel, names: ['bottom', 'top'] } as const
  return { walls: wallsBetween(corners, boards), span: height, caps, drawn: 'up' }
}

/** A wall and where it begins; it ends where the next begins. */
type Corner = readonly [WallName, Point]

const covering: readonly WallName[] = ['front', 'back', 'notch_back']

function wallsBetween(corners: readonly Corner[], boards: Boards): Wall[] {
  return corners.map(([name, from], at) => {
    const [, to] = corners[(at + 1) % corners.length] as Corner
    const own = name === 'front' ? baffleBoards(boards) : [boards.panel]
    return {
      name,
      outer: lineThrough(from, to),
      length: Math.hypot(to[0] - from[0], to[1] - from[1]),
      boards: own,
      thickness: own.reduce((sum, board) => sum + board, 0),
      covers: covering.includes(name),
    }
  })
}

/** The face of a wall on its inside. */
export const innerFace = ({ outer, thickness }: Wall): Line => inset(outer, thickness)

/** The walls before and after one. */
export const neighbors = (walls: readonly Wall[], at: number): readonly [before: Wall, after: Wall] => [
  walls.at(at - 1) as Wall,
  walls[(at + 1) % walls.length] as Wall,
]

export const outerPolygon = ({ walls }: BoxProfile): Point[] => walls.map(({ outer }) => outer.at)

/** The polygon of the air inside. */
export const innerPolygon = ({ walls }: BoxProfile): Point[] =>
  walls.map((wall, at) => meeting(innerFace(neighbors(walls, at)[0]), innerFace(wall)))
