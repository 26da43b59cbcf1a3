import type { WallName } from './box-profile.ts'
import { type Point, polygonArea } from './polygon.ts'

export type Circle = { center: Point; diameter: number }

/** A polygon that runs counterclockwise, or a circle, in m. */
export type Outline = readonly Point[] | Circle

/** A part of the thickness. Its edges run straight from the outer to the inner outline, point by point. */
export type PanelLayer = { thickness: number; outer: Outline; inner: Outline }

/** A hole straight through, in the coordinates of its panel. */
export type CutOut = Circle | { corner: Point; width: number; height: number }

export type Vector = readonly [x: number, y: number, z: number]

/**
 * The position of a panel in its box: x runs to the right, y to the back, z up, from the corner at the bottom
 * of the front.
 */
export type PanelPlace = {
  /** The position of the corner at which x and y of the panel are 0, on its outer face. */
  origin: Vector
  /** The directions of its x and y, and into the box. */
  x: Vector
  y: Vector
  inward: Vector
}

/**
 * A panel as it is seen from outside, in m, with everything in the quadrant of positive x and y. Its layers follow from
 * outside in; only rabbets have more than one.
 */
export type Panel = {
  /** Unique in its box: the wall, and the number of the board where it has several. */
  id: string
  /** Dividers, braces and the boards of ports are on no wall. */
  wall: WallName | 'tube' | 'divider' | 'brace' | 'port'
  /** A tube is bought: its layer is as thick as it is long, and it is on no sheet. */
  stock: 'sheet' | 'tube'
  layers: readonly PanelLayer[]
  cutOuts: readonly CutOut[]
  place: PanelPlace
}

export const isCircle = (outline: Outline | CutOut): outline is Circle => 'diameter' in outline

export const outlineArea = (outline: Outline): number =>
  isCircle(outline) ? (Math.PI / 4) * outline.diameter ** 2 : polygonArea(outline)

export const panelThickness = ({ layers }: Panel): number =>
  layers.reduce((sum, { thickness }) => sum + thickness, 0)

/** Returns the volume of a panel, m³, without its holes. */
export function panelVolume({ layers, cutOuts }: Panel): number {
  const holes = cutOuts.reduce((sum, cutOut) => sum + cutOutArea(cutOut), 0)
  return layers.reduce((sum, layer) => sum + layer.thickness * (meanArea(layer) - holes), 0)
}

const cutOutArea = (cutOut: CutOut): number =>
  isCircle(cutOut) ? outlineArea(cutOut) : cutOut.width * cutOut.height

/** Simpson’s rule is exact here, because the area is quadratic in the depth. */
function meanArea({ outer, inner }: PanelLayer): number {
  return (outlineArea(outer) + 4 * outlineArea(between(outer, inner)) + outlineArea(inner)) / 6
}

function between(outer: Outline, inner: Outline): Outline {
  if (isCircle(outer) || isCircle(inner)) return outer
  return outer.map(([x, y], at): Point => {
    const [otherX, otherY] = inner[at] as Point
    return [(x + otherX) / 2, (y + otherY) / 2]
  })
}

/** The smallest rectangle around points. */
export function bounds(points: readonly Point[]): {
  left: number
  bottom: number
  width: number
  height: number
} {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  return { left, bottom, width: Math.max(...xs) - left, height: Math.max(...ys) - bottom }
}

/** The points of an outline that its bounds depend on. */
export function extremes(outline: Outline): readonly Point[] {
  if (!isCircle(outline)) return outline
  const [[x, y], radius] = [outline.center, outline.diameter / 2]
  return [
    [x - radius, y - radius],
    [x + radius, y + radius],
  ]
}
