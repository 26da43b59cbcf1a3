import { cutOutMargin } from '#shared/tools/enclosures/baffle-fit.ts'
import type { Point } from '#shared/tools/enclosures/polygon.ts'
import { type PlacedPort, portPlaces } from './baffle-places.ts'
import type { BuildPorts } from './build-ports.ts'
import type { PortedPart } from './parts-of-box.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SlotBend } from './slot-boards.ts'
import type { FrontFace } from './window-braces.ts'

/** The part of a face that a chamber is behind, from the corner of the face, and how deep the chamber is there; m. */
export type VentRoom = { left: number; bottom: number; width: number; height: number; depth: number }

/** The ports of a chamber where they are made: in the front, or in the divider. */
export type Vent = {
  part: PortedPart
  ports: BuildPorts
  /** The thickness of their tubes or boards, m. */
  wall: number
  /** The face where they begin, and the places on it, from its corner. */
  face: FrontFace
  places: readonly PlacedPort[]
  room: VentRoom
  bend: SlotBend | undefined
  isInner: boolean
}

type Moved = SavedBuild['portsMoved']

/**
 * Places the ports of a chamber on the front: slots at its bottom, tubes in a row or a column beside the
 * driver.
 */
export function ventPlaces(
  ports: BuildPorts,
  room: VentRoom,
  wall: number,
  portsMoved: Moved,
  driver: { left: number; right: number },
): PlacedPort[] {
  const { shape, count } = ports
  const moved = (point: Point): Point => [room.left + point[0], room.bottom + point[1]]
  const { width, height } = room
  if (shape.kind === 'slot')
    return portPlaces({ width, height, walls: 0 }, ports, { portsMoved, portWall: wall }).map((port) => ({
      ...port,
      center: moved(port.center),
    }))
  // Beside the driver, if there is room; else what is too close is said.
  const half = shape.diameter / 2 + wall
  const free = width - driver.left - driver.right - 2 * half
  const margin = Math.min(cutOutMargin, free / 2)
  const [from, to] =
    free >= 0 ? [driver.left + margin + half, width - driver.right - margin - half] : [half, width - half]
  const isRow = to - from >= height - 2 * half
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count
    const middle = Math.min(to, Math.max(from, width / 2))
    const x = isRow && count > 1 ? from + (to - from) * share : middle
    const y = isRow ? height / 2 : height * share
    return { shape, center: moved([x + portsMoved.x, y + portsMoved.y]), sharedWalls: [] }
  })
}
