import type { Port } from '#shared/tools/acoustics/port.ts'
import { mouthClearance } from '#shared/tools/acoustics/port-advice.ts'
import type { BaffleSide } from '#shared/tools/enclosures/baffle-fit.ts'
import type { Point } from '#shared/tools/enclosures/polygon.ts'
import type { BuildPorts } from './build-ports.ts'
import type { DriverBody } from './driver-body.ts'
import type { SavedBuild } from './saved-build.ts'

export type PlacedPort = { shape: Port['shape']; center: Point; sharedWalls: readonly BaffleSide[] }

export type BafflePlaces = { drivers: readonly Point[]; ports: readonly PlacedPort[] }

type Baffle = { width: number; height: number; walls: number }
type Moved = Pick<SavedBuild, 'driversMoved' | 'portsMoved' | 'portWall'>

/** The margin of a standard front around the cut-outs of its drivers, so that their frames stay on it, m. */
export const driverMargin = 0.05

/** The walls a slot runs along, by the number it shares. */
const slotWalls: Record<0 | 1 | 2 | 3, readonly BaffleSide[]> = {
  0: [],
  1: ['bottom'],
  2: ['bottom', 'left'],
  3: ['bottom', 'left', 'right'],
}

/**
 * Places drivers and ports on a front: slots at its bottom, tubes in a column at its right, and the drivers
 * in the remaining room, in a row or above one another. Parts that were moved are offset from there.
 */
export function bafflePlaces(
  baffle: Baffle,
  { cutOut }: Pick<DriverBody, 'cutOut'>,
  openings: number,
  ports: Pick<BuildPorts, 'shape' | 'count' | 'sharedWalls'> | undefined,
  build: Moved,
): BafflePlaces {
  const { left, right, bottom, top } = driverRoom(baffle, cutOut, ports, build.portWall)
  const [width, height] = [right - left, top - bottom]
  const { x, y } = build.driversMoved
  const drivers = Array.from({ length: openings }, (_, at): Point => {
    const share = (at + 0.5) / openings
    return width >= height
      ? [left + width * share + x, bottom + height / 2 + y]
      : [left + width / 2 + x, bottom + height * share + y]
  })
  return { drivers, ports: ports ? portPlaces(baffle, ports, build) : [] }
}

/** Returns the area where the cut-outs of drivers may be. */
function driverRoom(
  { width, height, walls }: Baffle,
  cutOut: number,
  ports: Pick<BuildPorts, 'shape' | 'sharedWalls'> | undefined,
  portWall: number,
) {
  const room = {
    left: driverMargin,
    right: width - driverMargin,
    bottom: driverMargin,
    top: height - driverMargin,
  }
  if (ports?.shape.kind === 'round') {
    const right = Math.min(room.right, width - walls - 3 * ports.shape.diameter)
    // A front that is too narrow for both is left to the driver; a distance that is too short is reported.
    return right - room.left >= cutOut ? { ...room, right } : room
  }
  if (!ports) return room
  const bottom = aboveSlot(ports.shape, slotBottom(ports, walls), portWall)
  return room.top - bottom >= cutOut ? { ...room, bottom } : room
}

/**
 * Returns the height above a slot at which cut-outs of drivers begin: its board and the margin, or as much as
 * its mouth needs.
 */
export const aboveSlot = (
  shape: Extract<Port['shape'], { kind: 'slot' }>,
  bottom: number,
  portWall: number,
): number => bottom + shape.height + Math.max(portWall + driverMargin, mouthClearance(shape))

/** Returns the directions in which a port can move on its front: a slot along walls stays at them. */
export const freeAxes = ({ sharedWalls }: Pick<PlacedPort, 'sharedWalls'>) => ({
  x: !sharedWalls.includes('left'),
  y: !sharedWalls.includes('bottom'),
})

const slotBottom = ({ shape, sharedWalls }: Pick<BuildPorts, 'shape' | 'sharedWalls'>, walls: number) =>
  sharedWalls > 0 ? walls : walls + mouthClearance(shape)

export function portPlaces(
  { width, height, walls }: Baffle,
  ports: Pick<BuildPorts, 'shape' | 'count' | 'sharedWalls'>,
  { portsMoved, portWall }: Pick<Moved, 'portsMoved' | 'portWall'>,
): PlacedPort[] {
  const { shape, count } = ports
  if (shape.kind === 'round')
    return Array.from({ length: count }, (_, at) => ({
      shape,
      center: [
        width - walls - 1.5 * shape.diameter + portsMoved.x,
        (height * (at + 0.5)) / count + portsMoved.y,
      ],
      sharedWalls: [],
    }))
  const sharedWalls = slotWalls[ports.sharedWalls]
  const pitch = shape.width + portWall
  const left = ports.sharedWalls === 2 ? walls : (width - (count * pitch - portWall)) / 2
  const free = freeAxes({ sharedWalls })
  const x = free.x ? portsMoved.x : 0
  const y = free.y ? portsMoved.y : 0
  return Array.from({ length: count }, (_, at) => ({
    shape,
    center: [left + at * pitch + shape.width / 2 + x, slotBottom(ports, walls) + shape.height / 2 + y],
    sharedWalls,
  }))
}
