import { holeRing, outlineRing } from '#shared/tools/enclosures/outline-ring.ts'
import { type Panel, panelThickness, type Vector } from '#shared/tools/enclosures/panel.ts'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import { behindFront } from '#shared/tools/subwoofer-designs/window-braces.ts'

/** The sides that a box is drawn from. */
export const drawnSides = ['front', 'side', 'top'] as const
export type DrawnSide = (typeof drawnSides)[number]

export type DrawnPoint = readonly [x: number, y: number]

/** A box as it is seen from a side, in m, with y down. */
export type BoxDrawing = {
  side: DrawnSide
  width: number
  height: number
  /** Closed lines: of boards, those at the back first, and of their cut-outs. */
  lines: readonly { id: string; points: readonly DrawnPoint[]; isHole: boolean }[]
  /** Drivers and tubes from the side, where they are behind the front or the divider. */
  hidden: readonly (readonly DrawnPoint[])[]
}

/** Seen from the right side, the front is at the left. */
const flat: Record<DrawnSide, (box: BuiltBox, at: Vector) => DrawnPoint> = {
  front: ({ outside }, [x, , z]) => [x, outside.height - z],
  side: ({ outside }, [, y, z]) => [y, outside.height - z],
  top: ({ outside }, [x, y]) => [x, outside.depth - y],
}

/** A box from its front, its side and above, with the same sizes as in three dimensions. */
export function boxDrawing(box: BuiltBox, side: DrawnSide): BoxDrawing {
  const { outside, panels } = box
  const [width, height] =
    side === 'front'
      ? [outside.width, outside.height]
      : side === 'side'
        ? [outside.depth, outside.height]
        : [outside.width, outside.depth]
  const seen = panels.flatMap((panel) => [
    ...facesOf(panel).map((face) => ({ id: panel.id, points: projected(box, side, face), isHole: false })),
    ...(isFacing(panel, side)
      ? holesOf(panel).map((hole) => ({ id: panel.id, points: projected(box, side, hole), isHole: true }))
      : []),
  ])
  return { side, width, height, lines: seen, hidden: hiddenOf(box, side) }
}

const projected = (box: BuiltBox, side: DrawnSide, points: readonly Vector[]) =>
  points.map((point) => flat[side](box, point))

const inBox = ({ place }: Panel, [x, y]: DrawnPoint, deep: number): Vector => {
  const part = (axis: 0 | 1 | 2) =>
    place.origin[axis] + x * place.x[axis] + y * place.y[axis] + deep * place.inward[axis]
  return [part(0), part(1), part(2)]
}

/** The outer and the inner face of a panel, and the edges between them. */
function facesOf(panel: Panel): Vector[][] {
  const [first] = panel.layers
  const last = panel.layers.at(-1)
  if (!first || !last) return []
  const thickness = panelThickness(panel)
  const outer = outlineRing(first.outer).map((point) => inBox(panel, point, 0))
  const inner = outlineRing(last.inner).map((point) => inBox(panel, point, thickness))
  // The faces of a round panel say enough.
  if (outer.length > 12 || outer.length !== inner.length) return [outer, inner]
  const edges = outer.map((point, at) => {
    const next = (at + 1) % outer.length
    return [point, outer[next] as Vector, inner[next] as Vector, inner[at] as Vector]
  })
  return [outer, inner, ...edges]
}

const holesOf = (panel: Panel): Vector[][] =>
  panel.cutOuts.map((cutOut) => holeRing(cutOut).map((point) => inBox(panel, point, 0)))

/** Tells whether the holes of a panel are visible from a side. */
function isFacing({ place: { inward } }: Panel, side: DrawnSide): boolean {
  const axis = side === 'front' ? 1 : side === 'side' ? 0 : 2
  return Math.abs(inward[axis]) > 0.5
}

/** Draws drivers and tubes as seen through the walls. One that points at the viewer is drawn by its hole. */
function hiddenOf(box: BuiltBox, side: DrawnSide): DrawnPoint[][] {
  const { places, body, mount, vents } = box
  const pipes = [
    ...places.drivers.map((center) => ({ face: mount, center, half: body.magnet / 2, length: body.depth })),
    ...vents.flatMap(({ places: ports, ports: { length }, face }) =>
      ports.flatMap(({ shape, center }) =>
        shape.kind === 'round' && length > 0 ? [{ face, center, half: shape.diameter / 2, length }] : [],
      ),
    ),
  ]
  return pipes.flatMap(({ face, center: [x, y], half, length }) => {
    const [from, to] = [0, length].map((behind) => flat[side](box, behindFront(face, x, y, behind))) as [
      DrawnPoint,
      DrawnPoint,
    ]
    const [across, down] = [to[0] - from[0], to[1] - from[1]]
    const seen = Math.hypot(across, down)
    if (seen < length / 2) return []
    const [asideX, asideY] = [(-down / seen) * half, (across / seen) * half]
    const beside = ([atX, atY]: DrawnPoint, by: 1 | -1): DrawnPoint => [atX + by * asideX, atY + by * asideY]
    return [[beside(from, -1), beside(from, 1), beside(to, 1), beside(to, -1)]]
  })
}
