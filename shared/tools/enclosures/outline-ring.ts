import { type CutOut, isCircle, type Outline } from './panel.ts'
import type { Point } from './polygon.ts'

/** So many sides stand for a circle. */
const sides = 96

/** A polygon with the area of its circle, so that volumes stay exact; its corners stand out by less than 0.04 %. */
function ringOf(center: Point, diameter: number): Point[] {
  const step = (2 * Math.PI) / sides
  const radius = (diameter / 2) * Math.sqrt(step / Math.sin(step))
  return Array.from(
    { length: sides },
    (_, at): Point => [center[0] + radius * Math.cos(at * step), center[1] + radius * Math.sin(at * step)],
  )
}

/** An outline as a polygon that runs counterclockwise. */
export const outlineRing = (outline: Outline): readonly Point[] =>
  isCircle(outline) ? ringOf(outline.center, outline.diameter) : outline

/** A hole as a polygon that runs counterclockwise. */
export function holeRing(cutOut: CutOut): readonly Point[] {
  if (isCircle(cutOut)) return ringOf(cutOut.center, cutOut.diameter)
  const {
    corner: [x, y],
    width,
    height,
  } = cutOut
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}
