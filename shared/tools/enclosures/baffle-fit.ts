import type { Port } from '#shared/tools/acoustics/port.ts'
import { mouthClearance } from '#shared/tools/acoustics/port-advice.ts'
import { type Circle, type CutOut, isCircle } from './panel.ts'
import type { Point } from './polygon.ts'

/** The distance of driver cut-outs from the edges of the baffle and from one another, m. */
export const cutOutMargin = 0.02

export type BaffleSide = 'left' | 'right' | 'bottom' | 'top'

/** Something too close to something else, m. */
export type FitIssue = {
  rule: 'cut_out_edge' | 'drivers_apart' | 'port_mouth'
  /** The driver or port, counted from 0, and the thing it is too close to. */
  at: number
  to: BaffleSide | 'back' | 'driver' | 'brace'
  value: number
  limit: number
}

type Mouth = {
  shape: Port['shape']
  /** The center of its opening, on the front. */
  center: Point
  /** The distance it reaches from the inner face of the front. */
  lengthInside: number
  /** The walls along which a slot runs. */
  sharedWalls: readonly BaffleSide[]
}

export type BaffleLayout = {
  /** The size of the front, and the thickness of the walls around it. */
  baffle: { width: number; height: number; walls: number }
  /** The inner depth behind the ports. */
  depth: number
  drivers: readonly Circle[]
  ports: readonly Mouth[]
  /** The distances of braces from the inner face of the front. */
  braces?: readonly number[] | undefined
}

/**
 * Returns what does not fit on a front: drivers too close to its edges or to others, and port mouths without
 * room to breathe.
 */
export function baffleIssues(layout: BaffleLayout): FitIssue[] {
  return [...driverIssues(layout), ...layout.ports.flatMap((port, at) => mouthIssues(layout, port, at))]
}

function driverIssues({ baffle, drivers }: BaffleLayout): FitIssue[] {
  const limit = cutOutMargin
  return drivers.flatMap((driver, at) => {
    const edges = sides.map((to) => ({
      rule: 'cut_out_edge' as const,
      at,
      to,
      value: distanceToSide(boxOf(driver), baffle, to),
      limit,
    }))
    const others = drivers.slice(0, at).map((other) => ({
      rule: 'drivers_apart' as const,
      at,
      to: 'driver' as const,
      value: apart(driver, other),
      limit,
    }))
    return [...edges, ...others].filter(tooClose)
  })
}

function mouthIssues(
  { baffle, depth, drivers, braces = [] }: BaffleLayout,
  port: Mouth,
  at: number,
): FitIssue[] {
  const limit = mouthClearance(port.shape)
  const opening = openingOf(port)
  const issue = (to: FitIssue['to'], value: number): FitIssue => ({
    rule: 'port_mouth',
    at,
    to,
    value,
    limit,
  })
  return [
    ...sides
      .filter((side) => !port.sharedWalls.includes(side))
      .map((side) => issue(side, distanceToSide(boxOf(opening), baffle, side) - baffle.walls)),
    issue('back', depth - port.lengthInside),
    ...drivers.map((driver) => issue('driver', apart(driver, opening))),
    ...braces.map((brace) => issue('brace', Math.abs(brace - port.lengthInside))),
  ].filter(tooClose)
}

const sides: readonly BaffleSide[] = ['left', 'right', 'bottom', 'top']

const tooClose = ({ value, limit }: FitIssue) => value < limit - 1e-9

/** The hole of a port in the front. */
export const openingOf = ({ shape, center }: Pick<Mouth, 'shape' | 'center'>): CutOut =>
  shape.kind === 'round'
    ? { center, diameter: shape.diameter }
    : {
        corner: [center[0] - shape.width / 2, center[1] - shape.height / 2],
        width: shape.width,
        height: shape.height,
      }

type Box = { left: number; right: number; bottom: number; top: number }

function boxOf(cutOut: CutOut): Box {
  const [x, y] = isCircle(cutOut) ? cutOut.center : cutOut.corner
  if (!isCircle(cutOut)) return { left: x, right: x + cutOut.width, bottom: y, top: y + cutOut.height }
  const radius = cutOut.diameter / 2
  return { left: x - radius, right: x + radius, bottom: y - radius, top: y + radius }
}

const distanceToSide = (box: Box, baffle: { width: number; height: number }, side: BaffleSide): number =>
  ({
    left: box.left,
    right: baffle.width - box.right,
    bottom: box.bottom,
    top: baffle.height - box.top,
  })[side]

/** The distance between a circle and what else is cut out, edge to edge. */
function apart(circle: Circle, other: CutOut): number {
  const [[x, y], radius] = [circle.center, circle.diameter / 2]
  if (isCircle(other))
    return Math.hypot(other.center[0] - x, other.center[1] - y) - radius - other.diameter / 2
  const { left, right, bottom, top } = boxOf(other)
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(bottom - y, 0, y - top)) - radius
}
