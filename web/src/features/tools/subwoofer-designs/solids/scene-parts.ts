import type { BufferGeometry } from 'three'
import { type Panel, panelThickness, type Vector } from '#shared/tools/enclosures/panel.ts'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import type { DriverBody } from '#shared/tools/subwoofer-designs/driver-body.ts'
import { behindFront } from '#shared/tools/subwoofer-designs/window-braces.ts'
import { driverSolids, plainDriverSolids, screwSolids } from './driver-solids.ts'
import { type Mesh, panelMesh } from './panel-mesh.ts'
import { radiatorSolids, tubeSolids } from './pipe-solids.ts'
import { boardGeometry, smallSides, turnedGeometry } from './scene-geometry.ts'
import type { Finish, TurnedSolid } from './turned-solid.ts'

/** A part of a box as the scene shows it. */
export type ScenePart = {
  /** The id of its panel; other parts cannot be chosen. */
  id: string | undefined
  kind: 'board' | 'tube' | 'driver' | 'magnet_tight' | 'radiator'
  /** True when it is within the walls. */
  isInside: boolean
  geometry: BufferGeometry
  /** The finish of each solid of a turned part. */
  finishes: readonly Finish[]
  /** The direction in which it moves when the box is taken apart, in shares of the size of the box. */
  away: Vector
}

/** The number of sides at which a turned part looks round, for many parts and for few. */
const sidesOf = (count: number) => (count > 2 ? 40 : 64)

/** Every part of a box. Drivers without room behind them stand out. */
export function sceneParts(box: BuiltBox, tight: readonly number[]): ScenePart[] {
  return [...box.panels.map(boardPart), ...driverParts(box, tight), ...tubeParts(box), ...radiatorParts(box)]
}

function boardPart(panel: Panel): ScenePart {
  const board = Number(/_(\d+)$/.exec(panel.id)?.[1] ?? 1)
  const isInside = panel.wall === 'brace' || panel.wall === 'port' || panel.wall === 'divider'
  // The outermost of several boards moves farthest. Parts inside stay where they are.
  const share = isInside ? 0 : panel.wall === 'front' ? 0.75 - 0.15 * (board - 1) : 0.6
  return {
    id: panel.id,
    kind: panel.stock === 'tube' ? 'tube' : 'board',
    isInside,
    geometry: boardGeometry(placedMesh(panel), panel.place),
    finishes: ['tube', 'tube', 'tube'],
    away: panel.stock === 'tube' ? [0, 0, 0] : scaled(panel.place.inward, -share),
  }
}

function driverParts({ places, body, mount, divided }: BuiltBox, tight: readonly number[]): ScenePart[] {
  const { solids, sides } = driverDetail(body, places.drivers.length)
  return places.drivers.map(([x, y], at) => ({
    ...turned(solids, behindFront(mount, x, y, 0), mount.inward, sides),
    kind: tight.includes(at) ? 'magnet_tight' : 'driver',
    // There is less room to move between a divider and the opposite wall.
    away: scaled(mount.inward, divided ? -0.35 : -1.2),
  }))
}

function tubeParts({ vents }: BuiltBox): ScenePart[] {
  return vents.flatMap(({ places, ports, wall, face, isInner }) =>
    places.flatMap(({ shape, center: [x, y] }): ScenePart[] =>
      shape.kind === 'round' && ports.length > 0
        ? [
            {
              ...turned(
                tubeSolids(shape.diameter, wall, ports.length),
                behindFront(face, x, y, 0),
                face.inward,
                sidesOf(places.length),
              ),
              kind: 'tube',
              away: scaled(face.inward, isInner ? 0.35 : -0.4),
            },
          ]
        : [],
    ),
  )
}

function radiatorParts({ panels, radiators }: BuiltBox): ScenePart[] {
  const back = panels.find(({ wall }) => wall === 'back')
  if (!back) return []
  return radiators.map(({ center: [x, y], diameter }) => ({
    ...turned(
      radiatorSolids(diameter),
      behindFront({ ...back.place, thickness: 0 }, x, y, 0),
      back.place.inward,
      sidesOf(radiators.length),
    ),
    kind: 'radiator',
    away: scaled(back.place.inward, -0.9),
  }))
}

function turned(solids: readonly TurnedSolid[], from: Vector, along: Vector, sides: number) {
  return {
    id: undefined,
    isInside: false,
    geometry: turnedGeometry(solids, from, along, sides),
    finishes: solids.map(({ finish }) => finish),
  }
}

const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by]

/** The maximum number of triangles for all drivers of a box. Each hole in the front has some, too. */
const mostTriangles = (count: number) => 43_600 - 200 * count

/** More sides look no rounder, and fewer than the minimum no longer look like a circle. */
const mostSides = 64
const leastSides = 12
const mostPlainSides = 24

/** Drivers as solids to turn, and in how many sides: the more there are, the fewer, and in the end in plain shapes. */
function driverDetail(body: DriverBody, count: number): { solids: readonly TurnedSolid[]; sides: number } {
  const each = mostTriangles(count) / count
  const [whole, screws] = [driverSolids(body), screwSolids(body)]
  const sides = Math.floor((each - trianglesAt(smallSides, screws)) / trianglesAt(1, whole))
  if (sides >= leastSides) return { solids: [...whole, ...screws], sides: Math.min(mostSides, sides) }
  const plain = plainDriverSolids(body)
  return { solids: plain, sides: Math.min(mostPlainSides, Math.floor(each / trianglesAt(1, plain))) }
}

const trianglesAt = (sides: number, solids: readonly TurnedSolid[]) =>
  2 * sides * solids.reduce((sum, { loop }) => sum + loop.length, 0)

/** The mesh of a panel at its place in the box. */
function placedMesh(panel: Panel): Mesh {
  const { points, triangles } = panelMesh(panel)
  const { origin, x, y, inward } = panel.place
  const thickness = panelThickness(panel)
  const axis = ([across, up, above]: Vector, at: 0 | 1 | 2) =>
    origin[at] + across * x[at] + up * y[at] + (thickness - above) * inward[at]
  return {
    points: points.map((point): Vector => [axis(point, 0), axis(point, 1), axis(point, 2)]),
    triangles,
  }
}
