import type { BufferGeometry } from 'three'
import type { Panel, Vector } from '#shared/enclosures/panel.ts'
import type { BuiltBox } from '#shared/subwoofer-designs/built-box.ts'
import { behindFront } from '#shared/subwoofer-designs/window-braces.ts'
import { placedMesh } from './placed-mesh.ts'
import { driverProfile, radiatorProfile, tubeProfile } from './revolved.ts'
import { flatGeometry, turnedGeometry } from './scene-geometry.ts'

/** A part of a box as the scene shows it. */
export type ScenePart = {
  /** Of its panel; other parts cannot be chosen. */
  id: string | undefined
  kind: 'board' | 'tube' | 'driver' | 'magnet_tight' | 'radiator'
  geometry: BufferGeometry
  /** Where it goes when the box is taken apart, in shares of the size of the box. */
  away: Vector
}

/** Every part of a box. Drivers that have no room behind them are told apart. */
export function sceneParts(box: BuiltBox, tight: readonly number[]): ScenePart[] {
  return [...box.panels.map(boardPart), ...driverParts(box, tight), ...tubeParts(box), ...radiatorParts(box)]
}

function boardPart(panel: Panel): ScenePart {
  const board = Number(/_(\d+)$/.exec(panel.id)?.[1] ?? 1)
  const isInside = panel.wall === 'brace' || panel.wall === 'port'
  // Of several boards the outermost goes farthest; what is inside stays where it is.
  const share = isInside ? 0 : panel.wall === 'front' ? 0.75 - 0.15 * (board - 1) : 0.6
  return {
    id: panel.id,
    kind: panel.stock === 'tube' ? 'tube' : 'board',
    geometry: flatGeometry(placedMesh(panel)),
    away: panel.stock === 'tube' ? [0, 0, 0] : scaled(panel.place.inward, -share),
  }
}

function driverParts({ places, body, front }: BuiltBox, tight: readonly number[]): ScenePart[] {
  return places.drivers.map(([x, y], at) => ({
    id: undefined,
    kind: tight.includes(at) ? 'magnet_tight' : 'driver',
    geometry: turnedGeometry(driverProfile(body), behindFront(front, x, y, 0), front.inward),
    away: scaled(front.inward, -1.2),
  }))
}

function tubeParts({ places, ports, build, front }: BuiltBox): ScenePart[] {
  return places.ports.flatMap(({ shape, center: [x, y] }): ScenePart[] =>
    shape.kind === 'round' && ports && ports.length > 0
      ? [
          {
            id: undefined,
            kind: 'tube',
            geometry: turnedGeometry(
              tubeProfile(shape.diameter, build.portWall, ports.length),
              behindFront(front, x, y, 0),
              front.inward,
            ),
            away: scaled(front.inward, -0.4),
          },
        ]
      : [],
  )
}

function radiatorParts({ panels, radiators }: BuiltBox): ScenePart[] {
  const back = panels.find(({ wall }) => wall === 'back')
  if (!back) return []
  return radiators.map(({ center: [x, y], diameter }) => ({
    id: undefined,
    kind: 'radiator',
    geometry: turnedGeometry(
      radiatorProfile(diameter),
      behindFront({ ...back.place, thickness: 0 }, x, y, 0),
      back.place.inward,
    ),
    away: scaled(back.place.inward, -0.9),
  }))
}

const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by]
