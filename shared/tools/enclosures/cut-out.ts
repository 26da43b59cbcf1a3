import { type CutOut, isCircle, type Panel, panelThickness, type Vector } from './panel.ts'
import type { Point } from './polygon.ts'

const dot = (one: Vector, other: Vector) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

/** The panels with holes through a wall, placed as on its outermost board: they go through all of its boards. */
export function withCutOuts(
  panels: readonly Panel[],
  wall: Panel['wall'],
  cutOuts: readonly CutOut[],
): Panel[] {
  const first = panels.find((panel) => panel.wall === wall)
  if (!first) return [...panels]
  return panels.map((panel) => {
    if (panel.wall !== wall) return panel
    const between = [0, 1, 2].map(
      (axis) => (first.place.origin[axis] as number) - (panel.place.origin[axis] as number),
    ) as unknown as Vector
    const by: Point = [dot(between, panel.place.x), dot(between, panel.place.y)]
    return { ...panel, cutOuts: [...panel.cutOuts, ...cutOuts.map((cutOut) => movedBy(cutOut, by))] }
  })
}

const movedBy = (cutOut: CutOut, [x, y]: Point): CutOut =>
  isCircle(cutOut)
    ? { ...cutOut, center: [cutOut.center[0] + x, cutOut.center[1] + y] }
    : { ...cutOut, corner: [cutOut.corner[0] + x, cutOut.corner[1] + y] }

/** The thickness that a hole in a wall goes through, m. */
export const wallThickness = (panels: readonly Panel[], wall: Panel['wall']): number =>
  panels.filter((panel) => panel.wall === wall).reduce((sum, panel) => sum + panelThickness(panel), 0)
