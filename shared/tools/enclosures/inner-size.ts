import { type Boards, type BoxShape, baffleThickness } from './box-shape.ts'

/** The width, height and depth of something, m. */
export type Size = { width: number; height: number; depth: number }

/** The outside of a box. A wedge is as deep as it is at its deeper end, with what its front leans. */
export function outerSize(shape: BoxShape): Size {
  switch (shape.kind) {
    case 'cylinder':
      return { width: shape.diameter, height: shape.diameter, depth: shape.length }
    case 'wedge': {
      const { width, height, depthBottom, depthTop, frontLean = 0 } = shape
      return { width, height, depth: Math.max(depthBottom, frontLean + depthTop) }
    }
    default:
      return { width: shape.width, height: shape.height, depth: shape.depth }
  }
}

/** The longest lengths inside a box, square to its walls. */
export function innerSize(shape: BoxShape, boards: Boards): Size {
  const { width, height } = outerSize(shape)
  const wall = shape.kind === 'cylinder' ? shape.wall : boards.panel
  const depth = shape.kind === 'wedge' ? Math.max(shape.depthBottom, shape.depthTop) : outerSize(shape).depth
  return {
    width: width - 2 * wall,
    height: height - 2 * wall,
    depth: depth - baffleThickness(boards) - boards.panel,
  }
}
