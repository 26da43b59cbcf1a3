import type { Port } from '#shared/acoustics/port.ts'
import { portLength } from '#shared/acoustics/port-length.ts'
import { baffleThickness } from '#shared/enclosures/box-shape.ts'
import { type PortBuild, portVolume } from '#shared/enclosures/displacement.ts'
import { boardsOf } from './build-shape.ts'
import { airOf } from './engine-design.ts'
import { partsOfBox } from './parts-of-box.ts'
import { apparentVolume, portOf } from './ports-of-design.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'

/** The ports of a box as they are made. */
export type BuildPorts = {
  shape: Port['shape']
  count: number
  /** The walls of the box that a slot runs along. Each of several slots runs along one at most. */
  sharedWalls: 0 | 1 | 2 | 3
  /** What each is cut to for the net volume, m, and how much of it is behind the front. */
  length: number
  lengthInside: number
  /** Three shared walls have no exact answer. */
  estimate: boolean
  /** What they take of the volume, m³. */
  volume: number
}

/** The ports of a design for so much net air, m³; undefined where it has none. */
export function buildPorts(design: SavedDesign, build: SavedBuild, net: number): BuildPorts | undefined {
  const { box, air } = design
  if (!partsOfBox[box.kind].rearPorts) return undefined
  const port = portOf(box.rearPorts)
  const cut = portLength(
    port,
    { volume: apparentVolume({ ...box.rear, volume: net }), tuning: box.rearPorts.tuning },
    airOf(air),
  )
  const lengthInside = Math.max(0, cut.length - baffleThickness(boardsOf(build)))
  const made: PortBuild = {
    shape: port.shape,
    count: port.count,
    wall: build.portWall,
    sharedWalls: sharedWallsOf(design, build),
  }
  return {
    shape: port.shape,
    count: port.count,
    sharedWalls: made.sharedWalls,
    length: cut.length,
    lengthInside,
    estimate: cut.estimate,
    volume: portVolume(made, lengthInside),
  }
}

function sharedWallsOf({ box: { rearPorts } }: SavedDesign, build: SavedBuild): 0 | 1 | 2 | 3 {
  if (rearPorts.shape === 'round' || build.shape === 'cylinder') return 0
  if (rearPorts.count === 1) return rearPorts.walls
  return rearPorts.walls > 0 ? 1 : 0
}
