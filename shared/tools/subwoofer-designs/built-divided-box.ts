import { openingOf } from '#shared/tools/enclosures/baffle-fit.ts'
import { boxPanels } from '#shared/tools/enclosures/box-panels.ts'
import { sectionPanel, sectionRoom } from '#shared/tools/enclosures/box-section.ts'
import { baffleBoards } from '#shared/tools/enclosures/box-shape.ts'
import { withCutOuts } from '#shared/tools/enclosures/cut-out.ts'
import { innerSize, outerSize } from '#shared/tools/enclosures/inner-size.ts'
import { type CutOut, isCircle } from '#shared/tools/enclosures/panel.ts'
import { bafflePlaces } from './baffle-places.ts'
import { braceRoom, leastDepth } from './brace-room.ts'
import { boardsOf, jointOf } from './build-shape.ts'
import type { BuiltBox } from './built-box-type.ts'
import { placedBraces } from './chamber-braces.ts'
import { isThroughDivider, portWallOf } from './chamber-ports.ts'
import { coneReach } from './cone-room.ts'
import { type DividedRefusal, type DividedSizes, dividedSizes, outerBoards } from './divided-sizes.ts'
import { driverBody, driverCount } from './driver-body.ts'
import { faceOf } from './face-of.ts'
import { chamberOf, type PortedPart } from './parts-of-box.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'
import { bendOf, slotBoards } from './slot-boards.ts'
import { type Vent, type VentRoom, ventPlaces } from './vent.ts'
import type { FrontFace } from './window-braces.ts'

const still = { x: 0, y: 0 }

/** A box with two chambers side by side: the divider between them carries the drivers, and ports leave through the front. */
export function builtDividedBox(design: SavedDesign, build: SavedBuild): BuiltBox | DividedRefusal {
  const sizes = dividedSizes(design, build)
  if ('code' in sizes) return sizes
  const { shape, section, chambers, divider } = sizes
  const boards = outerBoards(build)
  const walls = boxPanels(shape, boards, jointOf({ ...build, baffle: null }))
  const { front, width, height } = faceOf(walls, 'front')
  const inside = innerSize(shape, boards)
  const depth = leastDepth(boards, shape)
  const room = sectionRoom(section)
  const mount: FrontFace = {
    origin: [chambers.front.to, room.back, room.bottom],
    x: [0, -1, 0],
    y: [0, 0, 1],
    inward: [1, 0, 0],
    thickness: divider,
  }
  const onDivider = { width: room.back - room.front, height: room.top - room.bottom }
  const body = driverBody(design, build)
  const slot = slotBeside(design, build, sizes)

  const ventOf = (part: PortedPart): Vent | undefined => {
    const ports = sizes.portsOf[part]
    if (!ports) return undefined
    const isInner = isThroughDivider(design, part)
    const wall = portWallOf(design, build, part)
    const { from, to } = chambers[chamberOf(part)]
    const behind: VentRoom = isInner
      ? { left: 0, bottom: 0, ...onDivider, depth: to - from }
      : { left: from, bottom: build.panel, width: to - from, height: height - 2 * build.panel, depth }
    const moved = part === 'rearPorts' ? build.portsMoved : (build.frontPortsMoved ?? still)
    return {
      part,
      ports,
      wall,
      isInner,
      face: isInner ? mount : front,
      room: behind,
      places: isInner
        ? inDivider(ports).ports
        : ventPlaces(
            ports,
            behind,
            wall,
            moved,
            part === 'rearPorts' ? { left: body.depth, right: 0 } : { left: 0, right: coneReach(design) },
          ),
      bend: bendOf(ports, { portWall: wall }, shape, behind),
    }
  }
  /** Drivers and ports on the divider stand above the slots beside it. A slot at its bottom stays there. */
  const inDivider = (ports: DividedSizes['portsOf']['rearPorts']) => {
    const free = { ...onDivider, height: onDivider.height - slot, walls: 0 }
    const places = bafflePlaces(free, body, driverCount(design).openings, ports, build)
    return {
      drivers: places.drivers.map(([x, y]) => [x, y + slot] as const),
      ports: places.ports.map((port) => ({
        ...port,
        center: [port.center[0], port.center[1] + (port.sharedWalls.includes('bottom') ? 0 : slot)] as const,
      })),
    }
  }
  const vents = (['rearPorts', 'frontPorts'] as const).flatMap((part) => ventOf(part) ?? [])
  const inner = vents.find(({ isInner }) => isInner)
  const drivers = inDivider(inner?.ports).drivers
  const openings = vents.filter(({ isInner }) => !isInner).flatMap(openingsOf)
  const onMount: CutOut[] = [
    ...drivers.map((center) => ({ center, diameter: body.cutOut })),
    ...(inner ? openingsOf(inner) : []),
  ]
  const braces = (['front', 'rear'] as const).flatMap((chamber) =>
    placedBraces(sizes.braces[chamber], chambers[chamber], build.panel).map((panel) => ({
      chamber,
      at: panel.place.origin[0],
      panel,
    })),
  )
  const slots = vents.flatMap(({ places, face, wall, ports, bend }) =>
    places.flatMap((port, at) =>
      slotBoards(port, face, { wall, lengthInside: ports.lengthInside, besideAnother: at > 0 }, bend),
    ),
  )
  // The rectangle begins where the back is nearest, the board where it is farthest.
  const shift = Math.max(...section.back) - room.back
  const cutOuts = onMount.map((cutOut) => movedRight(cutOut, shift))
  const { gross, net, taken, ports } = sizes
  return {
    shape,
    gross,
    net,
    taken,
    ports,
    build,
    boards,
    outside: outerSize(shape),
    inside,
    leastDepth: depth,
    panels: [
      ...withCutOuts(walls, 'front', openings),
      ...dividerBoards(build).map(({ id, thickness, before }) =>
        sectionPanel(section, { id, wall: 'divider', thickness, at: chambers.front.to + before, cutOuts }),
      ),
      ...braces.map(({ panel }) => panel),
      ...slots.map((panel, at) => ({ ...panel, id: `port_${at + 1}` })),
    ],
    front,
    baffle: { width, height, walls: build.panel },
    mount,
    body,
    places: { drivers, ports: [] },
    vents,
    radiators: [],
    bend: undefined,
    braceRoom: braceRoom(build, shape, undefined),
    braces: [],
    divided: { section, chambers, divider: { thickness: divider, ...onDivider }, slot, braces },
  }
}

/** Returns the height of slots that run along the bottom on either side of the divider. */
function slotBeside(design: SavedDesign, build: SavedBuild, { portsOf }: DividedSizes): number {
  const tops = (['rearPorts', 'frontPorts'] as const).map((part) => {
    const ports = portsOf[part]
    const isBeside =
      ports?.shape.kind === 'slot' &&
      ports.sharedWalls > 0 &&
      ports.lengthInside > 0 &&
      !isThroughDivider(design, part)
    return isBeside && ports.shape.kind === 'slot' ? ports.shape.height + portWallOf(design, build, part) : 0
  })
  return Math.max(...tops)
}

/** A tube goes through its face, so its hole is as wide as its outside. */
const openingsOf = ({ places, wall }: Vent): CutOut[] =>
  places.map((port) =>
    port.shape.kind === 'round'
      ? { center: port.center, diameter: port.shape.diameter + 2 * wall }
      : openingOf(port),
  )

const movedRight = (cutOut: CutOut, by: number): CutOut =>
  isCircle(cutOut)
    ? { ...cutOut, center: [cutOut.center[0] + by, cutOut.center[1]] }
    : { ...cutOut, corner: [cutOut.corner[0] + by, cutOut.corner[1]] }

/** The boards of the divider from the front chamber on, and what is before each. */
function dividerBoards(build: SavedBuild): { id: string; thickness: number; before: number }[] {
  let before = 0
  return baffleBoards(boardsOf(build)).map((thickness, at, { length }) => {
    const from = before
    before += thickness
    return { id: length === 1 ? 'divider' : `divider_${at + 1}`, thickness, before: from }
  })
}
