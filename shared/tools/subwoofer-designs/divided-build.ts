import { mouthClearance } from '#shared/tools/acoustics/port-advice.ts'
import { cutOutMargin } from '#shared/tools/enclosures/baffle-fit.ts'
import { behindDriver } from '#shared/tools/enclosures/driver-space.ts'
import { innerSize } from '#shared/tools/enclosures/inner-size.ts'
import { driverMargin } from './baffle-places.ts'
import type { BuildPorts } from './build-ports.ts'
import { boardsOf } from './build-shape.ts'
import { isThroughDivider, portWallOf } from './chamber-ports.ts'
import { coneReach, coneRoom } from './cone-room.ts'
import { type DividedSizes, dividedSizes } from './divided-sizes.ts'
import { driverBody, driverCount } from './driver-body.ts'
import { chamberOf, portsOfBox } from './parts-of-box.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'

/** More than any depth needs to settle; each step comes much closer. */
const steps = 12

const wholeMillimetres = (metres: number) => Math.ceil(metres * 1000 - 1e-6) / 1000
const within = (metres: number) => Math.min(4, Math.max(0.08, wholeMillimetres(metres)))

/** Builds a box with two chambers: as high and deep as its drivers and ports need, and its width follows. */
export function dividedBuild(
  design: SavedDesign,
  build: SavedBuild,
  /**
   * Set to make slots along three walls as wide as their chambers afterwards; else the chambers are, as far
   * as they can.
   */
  fitsSlots = false,
): SavedBuild {
  const begin: SavedBuild = {
    ...build,
    shape: 'rectangular',
    follows: 'width',
    width: 0.8,
    height: 0.5,
    depth: 0.5,
  }
  const sizes = dividedSizes(design, begin)
  if ('code' in sizes) return begin
  const { cutOut } = driverBody(design, begin)
  const { openings } = driverCount(design)
  const row = (count: number) => count * (cutOut + driverMargin) + driverMargin
  const beside = besideDrivers(design, begin, sizes, fitsSlots ? Number.POSITIVE_INFINITY : row(openings))
  const inner = { height: row(1) + beside.height, depth: row(openings) + beside.depth }
  let sized = begin
  for (let step = 0; step < steps; step++) {
    sized = {
      ...begin,
      height: within(inner.height + 2 * build.panel),
      depth: within(inner.depth + 2 * build.panel),
    }
    const found = dividedSizes(design, sized)
    if ('code' in found) return sized
    const wanted = wantedDepth(design, sized, found, fitsSlots ? row(openings) : undefined)
    const depth = Math.max(row(openings) + beside.depth, wanted)
    if (Math.abs(depth - inner.depth) < 5e-4) return sized
    inner.depth = depth
  }
  return sized
}

/**
 * Returns the room that ports take beside the drivers: slots along the bottom below them, and tubes through
 * the divider in front of them.
 */
function besideDrivers(design: SavedDesign, build: SavedBuild, { portsOf }: DividedSizes, row: number) {
  let [height, depth] = [0, 0]
  for (const part of portsOfBox(design.box)) {
    const ports = portsOf[part]
    if (!ports) continue
    const { shape, sharedWalls } = ports
    const isInner = isThroughDivider(design, part)
    if (isInner && shape.kind === 'slot' && sharedWalls === 3) depth = Math.max(depth, shape.width - row)
    if (isInner && shape.kind === 'round') depth = Math.max(depth, 3 * shape.diameter - driverMargin)
    if (shape.kind === 'slot' && (isInner || sharedWalls > 0)) {
      const room = isInner
        ? Math.max(mouthClearance(shape) - driverMargin, portWallOf(design, build, part))
        : portWallOf(design, build, part)
      height = Math.max(height, shape.height + room)
    }
  }
  return { height, depth }
}

/**
 * Returns the inner depth that a box needs for its ports, as long as its chambers stay as wide as the driver
 * and its cone need.
 */
function wantedDepth(
  design: SavedDesign,
  build: SavedBuild,
  sizes: DividedSizes,
  row: number | undefined,
): number {
  const inside = innerSize(sizes.shape, boardsOf({ ...build, baffle: null, baffleLayers: 1 }))
  const widths = {
    front: sizes.chambers.front.to - sizes.chambers.front.from,
    rear: sizes.chambers.rear.to - sizes.chambers.rear.from,
  }
  const depths = portsOfBox(design.box).flatMap((part) => {
    const ports = sizes.portsOf[part]
    if (!ports || isThroughDivider(design, part)) return []
    const { shape, lengthInside, sharedWalls } = ports
    const straight = lengthInside + mouthClearance(shape)
    if (shape.kind !== 'slot' || sharedWalls !== 3) return [straight]
    // A slot along three walls is as wide as its chamber.
    if (row === undefined) return [(inside.depth * widths[chamberOf(part)]) / shape.width]
    // One that turns up does so behind the drivers.
    return [Math.min(straight, row + shape.height + 2 * portWallOf(design, build, part))]
  })
  // A box that is so much deeper is so much narrower, and its chambers have to be as wide as what is in them.
  const needed = {
    front: Math.max(coneRoom(design), coneReach(design) + tubesOf(sizes.portsOf.frontPorts)),
    rear:
      driverBody(design, build).depth +
      Math.max(behindDriver, isThroughDivider(design, 'rearPorts') ? 0 : tubesOf(sizes.portsOf.rearPorts)),
  }
  const most = (['front', 'rear'] as const).map(
    (name) => (inside.depth * widths[name]) / (needed[name] + 1e-3),
  )
  return Math.min(...most, Math.max(0, ...depths))
}

/** Returns the minimum width of a chamber for a tube, with its wall and some air around it. */
const tubesOf = (ports: BuildPorts | undefined): number =>
  ports?.shape.kind === 'round' ? ports.shape.diameter + 2 * cutOutMargin : 0
