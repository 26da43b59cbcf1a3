import { shownApart } from '#shared/tools/units/shown-apart.ts'
import { boxProfile, innerFace, innerPolygon } from './box-profile.ts'
import { type BoxRefusal, boxRefusal } from './box-refusal.ts'
import { type Boards, type BoxShape, baffleThickness } from './box-shape.ts'
import { type Line, meeting, type Point } from './polygon.ts'

/** The distance of a driver from anything behind it, m. */
export const behindDriver = 0.025

/** A driver on the front: how far to the right and up its center is, and the radius of its back; m. */
export type DriverPlace = { x: number; y: number; radius: number }

/** The free depth behind the front, m, square to it, where it is least behind a driver. */
export function depthBehind(shape: BoxShape, boards: Boards, { x, y, radius }: DriverPlace): number {
  if (shape.kind === 'cylinder') return shape.length - baffleThickness(boards) - boards.panel
  const profile = boxProfile(shape, boards)
  const [front] = profile.walls
  if (!front) return 0
  const along = profile.drawn === 'across' ? y : x
  const face = innerFace(front)
  const inside = innerPolygon(profile)
  // The back is straight between its corners, so the least depth is at an edge of the driver or at a corner behind it.
  const corners = inside.map(([p, q]) => {
    const [by, up] = [p - face.at[0], q - face.at[1]]
    return by * face.along[0] + up * face.along[1]
  })
  const behind = corners.filter((corner) => Math.abs(corner - along) < radius)
  const places = [
    along - radius,
    along + radius,
    ...behind.flatMap((corner) => [corner - 1e-9, corner + 1e-9]),
  ]
  return Math.min(...places.map((place) => rayLength(face, place, inside)))
}

/** The distance straight ahead from a place on a face. */
function rayLength({ at, along }: Line, place: number, inside: readonly Point[]): number {
  const from: Point = [at[0] + along[0] * place, at[1] + along[1] * place]
  const ray: Line = { at: from, along: [-along[1], along[0]] }
  const far = inside.flatMap((point, index) => {
    const next = inside[(index + 1) % inside.length] as Point
    const length = Math.hypot(next[0] - point[0], next[1] - point[1])
    const side: Line = { at: point, along: [(next[0] - point[0]) / length, (next[1] - point[1]) / length] }
    const met = meeting(ray, side)
    const on = (met[0] - point[0]) * side.along[0] + (met[1] - point[1]) * side.along[1]
    const ahead = (met[0] - from[0]) * ray.along[0] + (met[1] - from[1]) * ray.along[1]
    return on >= -1e-9 && on <= length + 1e-9 && ahead > 1e-6 ? [ahead] : []
  })
  return far.length ? Math.min(...far) : 0
}

/**
 * Explains why a driver of this depth does not fit into the box. Shows its depth and the space in the
 * reader’s unit.
 */
export function driverDepthRefusal(
  depth: number,
  space: number,
  shown: (meters: number, more?: number) => string,
): BoxRefusal | undefined {
  const left = Math.max(0, space - behindDriver)
  if (depth <= left + 1e-9) return undefined
  const [deep, free] = shownApart(shown, depth, left)
  return boxRefusal('driver_does_not_fit', { depth: deep, space: free })
}
