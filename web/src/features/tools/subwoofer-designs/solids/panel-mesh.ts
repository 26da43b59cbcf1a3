import { holeRing, outlineRing } from '#shared/tools/enclosures/outline-ring.ts'
import { type Panel, panelThickness, type Vector } from '#shared/tools/enclosures/panel.ts'
import type { Point } from '#shared/tools/enclosures/polygon.ts'
import { type Triangle, triangulatedFace } from './triangulated-face.ts'

/** A closed surface, in m. Triangles run counterclockwise as they are seen from outside. */
export type Mesh = { points: readonly Vector[]; triangles: readonly Triangle[] }

type Ring = { points: readonly Point[]; depth: number }

/** A panel that lies on its inner face, as a solid with its cut-outs: x and y are its own, z goes up to its outer face. */
export function panelMesh(panel: Panel): Mesh {
  const thickness = panelThickness(panel)
  const points: Vector[] = []
  const triangles: Triangle[] = []
  /** Puts a ring into the mesh, and gives where its points begin. */
  const place = ({ points: ring, depth }: Ring) => {
    const from = points.length
    for (const [x, y] of ring) points.push([x, y, thickness - depth])
    return from
  }
  /** The wall between two rings, the upper first. */
  const wall = (upper: number, lower: number, count: number) => {
    for (let at = 0; at < count; at++) {
      const next = (at + 1) % count
      triangles.push([lower + at, lower + next, upper + next], [lower + at, upper + next, upper + at])
    }
  }

  const rings = ringsOf(panel)
  const starts = rings.map(place)
  for (let at = 1; at < rings.length; at++)
    wall(starts[at - 1] as number, starts[at] as number, (rings[at] as Ring).points.length)

  // Holes run clockwise, so that their walls look into them.
  const holes = panel.cutOuts.map((cutOut) => holeRing(cutOut).toReversed())
  const ends = holes.map((hole) => {
    const [upper, lower] = [place({ points: hole, depth: 0 }), place({ points: hole, depth: thickness })]
    wall(upper, lower, hole.length)
    return { upper, lower }
  })
  const face = (ring: Ring, from: number, side: 'upper' | 'lower') => {
    const index = [
      ...ring.points.map((_, at) => from + at),
      ...holes.flatMap((hole, hole_) =>
        hole.map((_, at) => (ends[hole_] as (typeof ends)[number])[side] + at),
      ),
    ]
    for (const triangle of triangulatedFace(ring.points, holes)) {
      const [one, two, three] = triangle.map((at) => index[at] as number) as [number, number, number]
      triangles.push(side === 'upper' ? [one, two, three] : [one, three, two])
    }
  }
  face(rings[0] as Ring, starts[0] as number, 'upper')
  face(rings.at(-1) as Ring, starts.at(-1) as number, 'lower')
  return { points, triangles }
}

/** The outlines of a panel from outside in; steps are two at the same depth. */
function ringsOf({ layers }: Panel): Ring[] {
  let depth = 0
  const rings = layers.flatMap(({ outer, inner, thickness }): Ring[] => {
    const from = depth
    depth += thickness
    return [
      { points: outlineRing(outer), depth: from },
      { points: outlineRing(inner), depth },
    ]
  })
  return rings.filter((ring, at) => {
    const before = rings[at - 1]
    return !before || before.depth !== ring.depth || !sameRing(before.points, ring.points)
  })
}

const sameRing = (one: readonly Point[], other: readonly Point[]) =>
  one.length === other.length &&
  one.every(([x, y], at) => {
    const [otherX, otherY] = other[at] as Point
    return Math.abs(x - otherX) < 1e-9 && Math.abs(y - otherY) < 1e-9
  })
