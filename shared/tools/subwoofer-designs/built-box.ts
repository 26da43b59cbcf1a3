import { openingOf } from '#shared/tools/enclosures/baffle-fit.ts'
import { boxPanels } from '#shared/tools/enclosures/box-panels.ts'
import type { BoxRefusal } from '#shared/tools/enclosures/box-refusal.ts'
import { withCutOuts } from '#shared/tools/enclosures/cut-out.ts'
import { innerSize, outerSize, type Size } from '#shared/tools/enclosures/inner-size.ts'
import type { CutOut } from '#shared/tools/enclosures/panel.ts'
import { type BafflePlaces, bafflePlaces } from './baffle-places.ts'
import { braceRoom, leastDepth } from './brace-room.ts'
import type { BuildPorts } from './build-ports.ts'
import { boardsOf, jointOf } from './build-shape.ts'
import type { BuiltBox } from './built-box-type.ts'
import { builtDividedBox } from './built-divided-box.ts'
import type { DividedRefusal } from './divided-sizes.ts'
import { driverBody, driverCount } from './driver-body.ts'
import { faceOf } from './face-of.ts'
import { isDivided, partsOfBox } from './parts-of-box.ts'
import { radiatorPlaces } from './radiator-places.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'
import { settledSizes } from './settled-sizes.ts'
import { bendOf, type SlotBend, slotBoards } from './slot-boards.ts'
import { buildOf } from './standard-build.ts'
import type { Vent } from './vent.ts'
import { bracePlaces, type FrontFace, windowBraces } from './window-braces.ts'

/** The reason a design has no build. */
export type BuildRefusal = BoxRefusal | DividedRefusal

/** The box of a design from its build, or why there is none. */
export function builtBox(design: SavedDesign): BuiltBox | BuildRefusal {
  const build = buildOf(design)
  if (isDivided(design.box)) return builtDividedBox(design, build)
  const sizes = settledSizes(design, build)
  if ('code' in sizes) return sizes
  const { shape, ports } = sizes
  const boards = boardsOf(build)
  const walls = boxPanels(shape, boards, jointOf(build))
  const body = driverBody(design, build)
  const { front, width, height } = faceOf(walls, 'front')
  const baffle = { width, height, walls: shape.kind === 'cylinder' ? shape.wall : boards.panel }
  const places = bafflePlaces(baffle, body, driverCount(design).openings, ports, build)
  const radiators = partsOfBox[design.box.kind].radiator
    ? radiatorPlaces(design.box.radiator, faceOf(walls, 'back'))
    : []
  const inside = innerSize(shape, boards)
  const depth = leastDepth(boards, shape)
  const bend = bendOf(ports, build, shape, { height: inside.height, depth })
  const room = braceRoom(build, shape, ports)
  const openings: CutOut[] = [
    ...places.drivers.map((center) => ({ center, diameter: body.cutOut })),
    ...places.ports.map((port) => openingIn(port, build)),
  ]
  const whole = withCutOuts(withCutOuts(walls, 'front', openings), 'back', radiators)
  const boardsOfSlots = places.ports.flatMap((port, at) =>
    slotBoards(
      port,
      front,
      { wall: build.portWall, lengthInside: ports?.lengthInside ?? 0, besideAnother: at > 0 },
      bend,
    ),
  )
  return {
    ...sizes,
    build,
    boards,
    outside: outerSize(shape),
    inside,
    leastDepth: depth,
    panels: [
      ...whole,
      ...windowBraces(build, room, front),
      ...boardsOfSlots.map((panel, at) => ({ ...panel, id: `port_${at + 1}` })),
    ],
    front,
    baffle,
    mount: front,
    body,
    places,
    vents: ports
      ? [ventOf(ports, build, front, places, { ...inside, depth, walls: baffle.walls }, bend)]
      : [],
    radiators,
    bend,
    braceRoom: room,
    braces: bracePlaces(build, room),
    divided: undefined,
  }
}

const ventOf = (
  ports: BuildPorts,
  { portWall }: SavedBuild,
  face: FrontFace,
  { ports: places }: BafflePlaces,
  { width, height, depth, walls }: Size & { walls: number },
  bend: SlotBend | undefined,
): Vent => ({
  part: 'rearPorts',
  ports,
  wall: portWall,
  face,
  places,
  room: { left: walls, bottom: walls, width, height, depth },
  bend,
  isInner: false,
})

/** A tube goes through the front, so its hole is as wide as its outside. */
function openingIn(port: BafflePlaces['ports'][number], { portWall }: SavedBuild): CutOut {
  const { shape, center } = port
  return shape.kind === 'round' ? { center, diameter: shape.diameter + 2 * portWall } : openingOf(port)
}
