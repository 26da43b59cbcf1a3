import type { Port } from '#shared/tools/acoustics/port.ts'
import { portLength } from '#shared/tools/acoustics/port-length.ts'
import { baffleThickness } from '#shared/tools/enclosures/box-shape.ts'
import { type PortBuild, portVolume } from '#shared/tools/enclosures/displacement.ts'
import { boardsOf } from './build-shape.ts'
import { airOf } from './engine-design.ts'
import { chamberOf, type PortedPart, partsOfBox } from './parts-of-box.ts'
import { apparentVolume, portOf } from './ports-of-design.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign, SavedPorts } from './saved-design.ts'

/** The ports of a box as they are made. */
export type BuildPorts = {
  shape: Port['shape']
  count: number
  /** The walls of the box that a slot runs along. Each of several slots runs along one at most. */
  sharedWalls: 0 | 1 | 2 | 3
  /** The length each is cut to for the net volume, m, and the part of it behind the front. */
  length: number
  lengthInside: number
  /** Three shared walls have no exact answer. */
  estimate: boolean
  /** The volume they take, m³. */
  volume: number
}

/**
 * The construction of a chamber’s ports: their material, the thickness of the wood they go through, and the
 * number of walls they run along.
 */
type PortMake = Pick<BuildPorts, 'sharedWalls'> & { wall: number; through: number }

/** The ports of a chamber for so much net air, m³. */
export function madePorts(
  { box, air }: SavedDesign,
  part: PortedPart,
  net: number,
  { wall, through, sharedWalls }: PortMake,
): BuildPorts {
  const port = portOf(box[part])
  const chamber = { ...box[chamberOf(part)], volume: net }
  const cut = portLength(port, { volume: apparentVolume(chamber), tuning: box[part].tuning }, airOf(air))
  const lengthInside = Math.max(0, cut.length - through)
  const made: PortBuild = { shape: port.shape, count: port.count, wall, sharedWalls }
  return {
    shape: port.shape,
    count: port.count,
    sharedWalls,
    length: cut.length,
    lengthInside,
    estimate: cut.estimate,
    volume: portVolume(made, lengthInside),
  }
}

/** The ports of a box with one chamber; undefined where it has none. */
export function buildPorts(design: SavedDesign, build: SavedBuild, net: number): BuildPorts | undefined {
  const { kind, rearPorts } = design.box
  if (!partsOfBox[kind].rearPorts) return undefined
  return madePorts(design, 'rearPorts', net, {
    wall: build.portWall,
    through: baffleThickness(boardsOf(build)),
    sharedWalls: build.shape === 'cylinder' ? 0 : sharedWallsOf(rearPorts),
  })
}

/** The walls that the slots of a chamber run along. */
export function sharedWallsOf({ shape, count, walls }: SavedPorts): 0 | 1 | 2 | 3 {
  if (shape === 'round') return 0
  if (count === 1) return walls
  return walls > 0 ? 1 : 0
}
