import { type BoxProfile, boxProfile, innerPolygon, outerPolygon } from './box-profile.ts'
import { type BoxRefusal, boxRefusal } from './box-refusal.ts'
import { type Boards, type BoxShape, baffleThickness } from './box-shape.ts'
import { type Point, polygonArea } from './polygon.ts'

/** The volume that the outside encloses, m³. */
export function externalVolume(shape: BoxShape, boards: Boards): number {
  if (shape.kind === 'cylinder') return (Math.PI / 4) * shape.diameter ** 2 * shape.length
  const profile = boxProfile(shape, boards)
  return polygonArea(outerPolygon(profile)) * profile.span
}

/** The volume of air in the empty box, m³. A leaning board of thickness t takes t/cos θ of the depth. */
export function grossVolume(shape: BoxShape, boards: Boards): { volume: number } | BoxRefusal {
  if (!isPossible(shape)) return boxRefusal('box_no_volume')
  if (shape.kind === 'cylinder') {
    const across = shape.diameter - 2 * shape.wall
    const along = shape.length - baffleThickness(boards) - boards.panel
    if (across <= 0 || along <= 0) return boxRefusal('box_no_volume')
    return { volume: (Math.PI / 4) * across ** 2 * along }
  }
  const profile = boxProfile(shape, boards)
  const along = profile.span - 2 * profile.caps.thickness
  const inside = innerPolygon(profile)
  if (along <= 0 || !keepsItsWalls(profile, inside)) return boxRefusal('box_no_volume')
  return { volume: polygonArea(inside) * along }
}

/** True if each wall still has an inner face. Where boards meet, one of them has turned around. */
function keepsItsWalls({ walls }: BoxProfile, inside: readonly Point[]): boolean {
  return walls.every(({ outer, length }, at) => {
    const [from, to] = [inside[at] as Point, inside[(at + 1) % inside.length] as Point]
    const along = (to[0] - from[0]) * outer.along[0] + (to[1] - from[1]) * outer.along[1]
    return length > 0 && along > 0
  })
}

/** True if each length is valid and a notch leaves something of its box. */
function isPossible(shape: BoxShape): boolean {
  if (shape.kind === 'l' && (shape.notchWidth >= shape.width || shape.notchDepth >= shape.depth)) return false
  const { kind: _, ...lengths } = { ...shape, frontLean: 1 }
  return Object.values(lengths).every((length) => length > 0)
}
