import { holeRing, outlineRing } from './outline-ring.ts'
import type { Panel } from './panel.ts'
import type { Point } from './polygon.ts'

/** True if a cut-out reaches past an edge of its panel, or into another one. */
export function hasCutOutClash({ layers, cutOuts }: Panel): boolean {
  const holes = cutOuts.map(holeRing)
  const outlines = layers.flatMap(({ outer, inner }) => [outlineRing(outer), outlineRing(inner)])
  const past = holes.some((hole) =>
    hole.some((point) => outlines.some((outline) => !isInside(point, outline))),
  )
  const overlapping = holes.some((hole, at) =>
    holes.some((other, otherAt) => at !== otherAt && hole.some((point) => isInside(point, other))),
  )
  return past || overlapping
}

/** Tells whether a point is inside, by how often a ray to the right crosses the polygon. */
function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false
  polygon.forEach(([fromX, fromY], at) => {
    const [toX, toY] = polygon[(at + 1) % polygon.length] as Point
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) inside = !inside
  })
  return inside
}
