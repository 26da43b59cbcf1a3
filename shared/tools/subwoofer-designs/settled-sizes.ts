import { type BoxRefusal, boxRefusal } from '#shared/tools/enclosures/box-refusal.ts'
import type { BoxShape } from '#shared/tools/enclosures/box-shape.ts'
import { grossVolume } from '#shared/tools/enclosures/box-volume.ts'
import { braceVolume } from '#shared/tools/enclosures/brace.ts'
import { displacedVolume, netVolume } from '#shared/tools/enclosures/displacement.ts'
import { lockedVolume } from '#shared/tools/enclosures/locked-volume.ts'
import { braceRoom } from './brace-room.ts'
import { type BuildPorts, buildPorts } from './build-ports.ts'
import { boardsOf, typedShape } from './build-shape.ts'
import { driverBody, driverCount } from './driver-body.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'
import { windowBraces } from './window-braces.ts'

/** A box whose outside and volume belong together, m³. */
export type SettledSizes = {
  shape: BoxShape
  gross: number
  net: number
  taken: Taken
  ports: BuildPorts | undefined
}

/** The volumes subtracted from the gross volume, m³ each. */
export type Taken = { drivers: number; ports: number; braces: number; divider: number; other: number }

/** More steps than any box needs; each comes at least three times closer. */
const steps = 60

/** The sizes of a box: with the volume locked, one side follows; with the size locked, the volume does. */
export const settledSizes = (design: SavedDesign, build: SavedBuild): SettledSizes | BoxRefusal =>
  build.lock === 'volume' ? sizesForVolume(design, build) : volumeOfSizes(design, build)

function sizesForVolume(design: SavedDesign, build: SavedBuild): SettledSizes | BoxRefusal {
  const net = design.box.rear.volume
  let shape = typedShape(build)
  let before = Number.NaN
  for (let step = 0; step < steps; step++) {
    const { taken, ports } = takenFrom(design, build, shape, net)
    const gross = net + displacedVolume(taken)
    const found = lockedVolume(shape, boardsOf(build), build.follows, gross)
    if ('code' in found) return found
    shape = found
    if (Math.abs(gross - before) < 1e-9) return { shape, gross, net, taken, ports }
    before = gross
  }
  return boxRefusal('box_no_volume')
}

function volumeOfSizes(design: SavedDesign, build: SavedBuild): SettledSizes | BoxRefusal {
  const shape = typedShape(build)
  const gross = grossVolume(shape, boardsOf(build))
  if ('code' in gross) return gross
  let net = gross.volume
  for (let step = 0; step < steps; step++) {
    const { taken, ports } = takenFrom(design, build, shape, net)
    const left = netVolume(gross.volume, taken)
    // Longer ports take so much that the first steps may overshoot.
    const next = 'code' in left ? net / 2 : (net + left.volume) / 2
    if (next < 1e-5) return boxRefusal('box_no_volume')
    if (!('code' in left) && Math.abs(left.volume - net) < 1e-9)
      return { shape, gross: gross.volume, net, taken, ports }
    net = next
  }
  return boxRefusal('box_no_volume')
}

function takenFrom(
  design: SavedDesign,
  build: SavedBuild,
  shape: BoxShape,
  net: number,
): { taken: Taken; ports: BuildPorts | undefined } {
  const ports = buildPorts(design, build, net)
  const drivers = driverCount(design).drivers * driverBody(design, build).volume
  return {
    ports,
    taken: {
      drivers,
      ports: ports?.volume ?? 0,
      braces: braceVolume(windowBraces(build, braceRoom(build, shape, ports), anyFront)),
      divider: 0,
      other: build.other,
    },
  }
}

/** The place of braces does not change their volume. */
const anyFront = {
  origin: [0, 0, 0],
  x: [1, 0, 0],
  y: [0, 0, 1],
  inward: [0, 1, 0],
  thickness: 0,
} as const
