import { type BoxProfile, innerFace, neighbors, type Wall } from './box-profile.ts'
import { distanceAlong, inset, type Line, lineThrough, meeting, turnsLeft } from './polygon.ts'

/**
 * The way walls meet. `butt`: front and back cover the edges of the others. `mitre`: each corner is cut from
 * its outer to its inner edge. `rabbet`: front and back have a step at their edges, `depth` deep and less
 * than a board, in which the others stand. The notch of an L has no room for a step and stays butt.
 */
export type Joint = { kind: 'butt' } | { kind: 'mitre' } | { kind: 'rabbet'; depth: number }

/** A part of the thickness of a wall: where it begins and ends along it, on its outer and its inner face, m. */
export type WallLayer = {
  thickness: number
  outer: readonly [number, number]
  inner: readonly [number, number]
  /** The distance it keeps from the ends of the wall across, where caps stand in a rabbet, m. */
  away: number
}

/** True if a wall has a step for its neighbors and the caps. */
export function isRabbeted({ walls }: BoxProfile, at: number, joint: Joint): boolean {
  const wall = walls[at] as Wall
  const [before, after] = neighbors(walls, at)
  return (
    joint.kind === 'rabbet' &&
    wall.covers &&
    turnsLeft(before.outer, wall.outer) &&
    turnsLeft(wall.outer, after.outer)
  )
}

/** The layers of each board of a wall, from outside in. */
export function wallLayers(profile: BoxProfile, at: number, joint: Joint): WallLayer[][] {
  const { walls, caps } = profile
  const wall = walls[at] as Wall
  const rabbeted = isRabbeted(profile, at, joint)
  const step = rabbeted && joint.kind === 'rabbet' ? wall.thickness - joint.depth : wall.thickness
  const count = walls.length
  const ends = (stepped: boolean) => [
    endLine(profile, at, (at + count - 1) % count, joint, stepped),
    endLine(profile, at, (at + 1) % count, joint, stepped),
  ]
  const layer = (from: number, to: number, stepped: boolean): WallLayer => {
    const face = (depth: number) => {
      const line = inset(wall.outer, depth)
      const [begin, end] = ends(stepped).map((other) => distanceAlong(wall.outer, meeting(line, other)))
      return [begin as number, end as number] as const
    }
    return {
      thickness: to - from,
      outer: face(from),
      inner: face(to),
      away: stepped ? caps.thickness : 0,
    }
  }
  let from = 0
  return wall.boards.map((board) => {
    const [begin, end] = [from, from + board]
    from = end
    if (step <= begin) return [layer(begin, end, rabbeted)]
    if (step >= end) return [layer(begin, end, false)]
    return [layer(begin, step, false), layer(step, end, true)]
  })
}

/** The line on which a wall ends at a neighbor. */
function endLine(profile: BoxProfile, at: number, neighborAt: number, joint: Joint, stepped: boolean): Line {
  const { walls } = profile
  const [wall, neighbor] = [walls[at] as Wall, walls[neighborAt] as Wall]
  if (joint.kind === 'mitre')
    return lineThrough(meeting(wall.outer, neighbor.outer), meeting(innerFace(wall), innerFace(neighbor)))
  const after = neighborAt === (at + 1) % walls.length
  const [one, next] = after ? [wall, neighbor] : [neighbor, wall]
  const convex = turnsLeft(one.outer, next.outer)
  if (stepped) return innerFace(neighbor)
  if (wall.covers) return convex ? neighbor.outer : innerFace(neighbor)
  if (!convex) return neighbor.outer
  return isRabbeted(profile, neighborAt, joint) && joint.kind === 'rabbet'
    ? inset(neighbor.outer, neighbor.thickness - joint.depth)
    : innerFace(neighbor)
}
