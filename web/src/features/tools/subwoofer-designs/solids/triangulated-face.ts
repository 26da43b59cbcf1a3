import { Earcut } from 'three/src/extras/Earcut.js'
import { type Point, polygonArea } from '#shared/tools/enclosures/polygon.ts'

export type Triangle = readonly [number, number, number]

/**
 * A polygon with holes as triangles, counterclockwise, by the places of its points: those of the outline first, then those
 * of each hole. Every edge of the rings is an edge of one triangle.
 */
export function triangulatedFace(
  outline: readonly Point[],
  holes: readonly (readonly Point[])[],
): Triangle[] {
  const starts: number[] = []
  const flat: number[] = []
  const size = Math.sqrt(Math.abs(polygonArea(outline)))
  const add = ([x, y]: Point) => {
    const at = flat.length / 2
    // Points on one line are left out by the algorithm, which would open the edges beside them. A shift of a millionth of
    // the size puts no three on a line; only the choice of triangles follows from it, not where their corners are.
    flat.push(x + shift(2 * at) * size, y + shift(2 * at + 1) * size)
  }
  outline.forEach(add)
  for (const hole of holes) {
    starts.push(flat.length / 2)
    hole.forEach(add)
  }
  const found = Earcut.triangulate(flat, starts) as number[]
  const triangles: Triangle[] = []
  for (let at = 0; at < found.length; at += 3)
    triangles.push([found[at] as number, found[at + 1] as number, found[at + 2] as number])
  const turned = triangles.reduce((sum, triangle) => sum + doubleArea(flat, triangle), 0) < 0
  return turned ? triangles.map(([one, two, three]) => [one, three, two]) : triangles
}

/** Between −1 and 1 millionth, and the same for each seed. */
const shift = (seed: number) => 1e-6 * Math.sin(12.9898 * (seed + 1) + 78.233)

function doubleArea(flat: readonly number[], [one, two, three]: Triangle): number {
  const [x, y] = [flat[2 * one] as number, flat[2 * one + 1] as number]
  const [toX, toY] = [(flat[2 * two] as number) - x, (flat[2 * two + 1] as number) - y]
  const [otherX, otherY] = [(flat[2 * three] as number) - x, (flat[2 * three + 1] as number) - y]
  return toX * otherY - toY * otherX
}
