import type { Port } from '#shared/acoustics/port.ts'
import { mouthClearance } from '#shared/acoustics/port-advice.ts'
import type { BaffleSide } from '#shared/enclosures/baffle-fit.ts'
import type { Point } from '#shared/enclosures/polygon.ts'
import type { DriverBody } from './driver-body.ts'
import type { SavedBuild } from './saved-build.ts'

export type PlacedPort = { shape: Port['shape']; center: Point; sharedWalls: readonly BaffleSide[] }

export type BafflePlaces = { drivers: readonly Point[]; ports: readonly PlacedPort[] }

type Baffle = { width: number; height: number; walls: number }

/** Which walls a slot runs along, by how many it shares. */
const slotWalls: Record<0 | 1 | 2 | 3, readonly BaffleSide[]> = {
  0: [],
  1: ['bottom'],
  2: ['bottom', 'left'],
  3: ['bottom', 'left', 'right'],
}

/**
 * Where drivers and ports stand on a front: slots at its bottom, tubes in a column at its right, and the drivers in a row
 * in the room that is left. What was moved is away from there.
 */
export function bafflePlaces(
  baffle: Baffle,
  driver: DriverBody,
  openings: number,
  port: { shape: Port['shape']; count: number; walls: 0 | 1 | 2 | 3 } | undefined,
  build: Pick<SavedBuild, 'driversMoved' | 'portsMoved' | 'portWall'>,
): BafflePlaces {
  const { width, height, walls } = baffle
  const ports = port ? portPlaces(baffle, port, build) : []
  const [first] = ports
  const isSlot = first?.shape.kind === 'slot'
  const right = first && !isSlot && first.shape.kind === 'round' ? width - walls - 2.5 * first.shape.diameter : width
  const bottom =
    first?.shape.kind === 'slot' ? walls + first.shape.height + build.portWall : 0
  // Where tubes take the right side, the drivers keep what is left of them; a narrow baffle is theirs in its middle.
  const usable = right > driver.cutOut ? right : width
  const across = usable >= height - bottom
  const drivers = Array.from({ length: openings }, (_, at): Point => {
    const share = (at + 0.5) / openings
    const x = across ? usable * share : usable / 2
    const y = across ? (bottom + height) / 2 : bottom + (height - bottom) * share
    return [x + build.driversMoved.x, y + build.driversMoved.y]
  })
  return { drivers, ports }
}

function portPlaces(
  { width, height, walls }: Baffle,
  { shape, count, walls: shared }: { shape: Port['shape']; count: number; walls: 0 | 1 | 2 | 3 },
  { portsMoved, portWall }: Pick<SavedBuild, 'portsMoved' | 'portWall'>,
): PlacedPort[] {
  if (shape.kind === 'round') {
    const x = width - walls - 1.5 * shape.diameter
    return Array.from({ length: count }, (_, at) => ({
      shape,
      center: [x + portsMoved.x, (height * (at + 0.5)) / count + portsMoved.y],
      sharedWalls: [],
    }))
  }
  const sharedWalls = count === 1 ? slotWalls[shared] : slotWalls[shared > 0 ? 1 : 0]
  const pitch = shape.width + portWall
  const row = count * pitch - portWall
  const left = sharedWalls.includes('left') && shared === 2 ? walls : (width - row) / 2
  const low = sharedWalls.includes('bottom') ? walls : walls + mouthClearance(shape)
  // A slot along walls stays at them, so it moves along the free ones only.
  const x = sharedWalls.includes('left') ? 0 : portsMoved.x
  const y = sharedWalls.includes('bottom') ? 0 : portsMoved.y
  return Array.from({ length: count }, (_, at) => ({
    shape,
    center: [left + at * pitch + shape.width / 2 + x, low + shape.height / 2 + y],
    sharedWalls,
  }))
}
