import { openingOf } from '#shared/enclosures/baffle-fit.ts'
import { boxPanels } from '#shared/enclosures/box-panels.ts'
import type { BoxRefusal } from '#shared/enclosures/box-refusal.ts'
import type { Boards } from '#shared/enclosures/box-shape.ts'
import { withCutOuts } from '#shared/enclosures/cut-out.ts'
import { innerSize, outerSize, type Size } from '#shared/enclosures/inner-size.ts'
import { bounds, type Circle, type CutOut, extremes, type Panel } from '#shared/enclosures/panel.ts'
import type { Refusal } from '#shared/refusal.ts'
import { type BafflePlaces, bafflePlaces } from './baffle-places.ts'
import { braceRoom, leastDepth } from './brace-room.ts'
import { boardsOf, jointOf } from './build-shape.ts'
import { isBuildable } from './buildable.ts'
import { type DriverBody, driverBody, driverCount } from './driver-body.ts'
import { partsOfBox } from './parts-of-box.ts'
import { radiatorPlaces } from './radiator-places.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'
import { type SettledSizes, settledSizes } from './settled-sizes.ts'
import { bendOf, type SlotBend, slotBoards } from './slot-boards.ts'
import { buildOf } from './standard-build.ts'
import { type BraceRoom, bracePlaces, type FrontFace, windowBraces } from './window-braces.ts'

/** A box as it is put together. */
export type BuiltBox = SettledSizes & {
  build: SavedBuild
  boards: Boards
  outside: Size
  inside: Size
  /** How deep it is behind the front, where that is least. */
  leastDepth: number
  /** The walls with their cut-outs, the braces and the boards of slots. */
  panels: readonly Panel[]
  front: FrontFace
  /** The outer face of the front, and how thick the walls around it are. */
  baffle: { width: number; height: number; walls: number }
  body: DriverBody
  places: BafflePlaces
  /** On the back, as that is seen from outside. */
  radiators: readonly Circle[]
  bend: SlotBend | undefined
  braceRoom: BraceRoom
  /** How far the braces are behind the front. */
  braces: readonly number[]
}

/** Why a design has no build. */
export type BuildRefusal = BoxRefusal | Refusal<'build_not_offered'>

const notOffered: BuildRefusal = {
  code: 'build_not_offered',
  message: 'You cannot build a bandpass box here. You can build sealed, vented and passive radiator boxes.',
}

/** The box of a design from its build, or why there is none. */
export function builtBox(design: SavedDesign): BuiltBox | BuildRefusal {
  if (!isBuildable(design)) return notOffered
  const build = buildOf(design)
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
  const depth = leastDepth(build, shape)
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
    body,
    places,
    radiators,
    bend,
    braceRoom: room,
    braces: bracePlaces(build, room),
  }
}

/** A tube goes through the front, so its hole is as wide as its outside. */
function openingIn(port: BafflePlaces['ports'][number], { portWall }: SavedBuild): CutOut {
  const { shape, center } = port
  return shape.kind === 'round' ? { center, diameter: shape.diameter + 2 * portWall } : openingOf(port)
}

/** A wall by its outermost board: its place and its size. */
function faceOf(panels: readonly Panel[], name: 'front' | 'back') {
  const boards = panels.filter(({ wall }) => wall === name)
  const [first] = boards
  if (!first) throw new Error(`a box has a ${name}`)
  const { width, height } = bounds(
    first.layers.flatMap(({ outer, inner }) => [...extremes(outer), ...extremes(inner)]),
  )
  const thickness = boards.flatMap(({ layers }) => layers).reduce((sum, layer) => sum + layer.thickness, 0)
  return { front: { ...first.place, thickness }, width, height }
}
