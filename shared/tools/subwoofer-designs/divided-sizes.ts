import type { Refusal } from '#shared/refusal.ts'
import { type BoxRefusal, boxRefusal } from '#shared/tools/enclosures/box-refusal.ts'
import {
  type BoxSection,
  boxSection,
  isSectionShape,
  type SectionShape,
  sectionArea,
} from '#shared/tools/enclosures/box-section.ts'
import { type Boards, type BoxShape, baffleThickness } from '#shared/tools/enclosures/box-shape.ts'
import { grossVolume } from '#shared/tools/enclosures/box-volume.ts'
import { braceVolume } from '#shared/tools/enclosures/brace.ts'
import { displacedVolume } from '#shared/tools/enclosures/displacement.ts'
import { lockedVolume } from '#shared/tools/enclosures/locked-volume.ts'
import { boardsOf, typedShape } from './build-shape.ts'
import { type ChamberBraces, chamberBraces } from './chamber-braces.ts'
import { type ChamberName, type ChamberPorts, chamberPorts } from './chamber-ports.ts'
import { driverBody, driverCount } from './driver-body.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'
import type { SettledSizes, Taken } from './settled-sizes.ts'

/** A chamber between two places from the left side of its box, m, and its air, m³. */
export type Chamber = { from: number; to: number; gross: number; net: number; taken: Taken }

/** A box with a divider whose outside, chambers and volumes belong together. */
export type DividedSizes = SettledSizes & {
  shape: SectionShape
  section: BoxSection
  /** The front chamber is at the left. */
  chambers: Record<ChamberName, Chamber>
  /** The thickness of the divider, m. */
  divider: number
  portsOf: ChamberPorts
  braces: ChamberBraces
}

/** The reason a design has no divider. */
export type DividedRefusal = BoxRefusal | Refusal<'shape_not_divided'>

/** More steps than any box needs. */
const steps = 80

const notDivided: DividedRefusal = {
  code: 'shape_not_divided',
  message:
    'A box with two chambers is rectangular or a wedge. You can build an L or a tube with one chamber only.',
}

/** The boards of the outside. The divider carries the drivers, so the baffle is the divider. */
export const outerBoards = ({ panel }: Pick<SavedBuild, 'panel'>): Boards => ({ panel })

/** The sizes of a box with two chambers: with the volume locked, one side follows; with the size locked, both volumes do. */
export function dividedSizes(design: SavedDesign, build: SavedBuild): DividedSizes | DividedRefusal {
  if (!isSectionShape(typedShape(build))) return notDivided
  return build.lock === 'volume' ? sizesForVolumes(design, build) : volumesOfSizes(design, build)
}

type Nets = Record<ChamberName, number>

function sizesForVolumes(design: SavedDesign, build: SavedBuild): DividedSizes | BoxRefusal {
  const nets = { front: design.box.front.volume, rear: design.box.rear.volume }
  let shape = typedShape(build)
  let before = Number.NaN
  for (let step = 0; step < steps; step++) {
    const parted = partedBox(design, build, shape, nets)
    if (!parted) return boxRefusal('box_no_volume')
    // Nothing that a chamber holds depends on how wide it is.
    if (build.follows === 'width')
      return { ...parted, shape: { ...parted.shape, width: parted.chambers.rear.to + build.panel } }
    const found = lockedVolume(shape, outerBoards(build), build.follows, parted.gross)
    if ('code' in found) return found
    shape = found
    if (Math.abs(parted.gross - before) < 1e-10)
      return isFilled(found, build, parted.gross) ? parted : boxRefusal('box_no_volume')
    before = parted.gross
  }
  return boxRefusal('box_no_volume')
}

/** False for the smallest wedge of its slope where the chambers need less: they would not reach its right side. */
function isFilled(shape: BoxShape, build: SavedBuild, wanted: number): boolean {
  const gross = grossVolume(shape, outerBoards(build))
  return !('code' in gross) && Math.abs(gross.volume - wanted) < 1e-8
}

function volumesOfSizes(design: SavedDesign, build: SavedBuild): DividedSizes | BoxRefusal {
  const shape = typedShape(build)
  const gross = grossVolume(shape, outerBoards(build))
  if ('code' in gross) return gross
  const { front, rear } = design.box
  const share = front.volume / (front.volume + rear.volume)
  let net = gross.volume
  for (let step = 0; step < steps; step++) {
    const parted = partedBox(design, build, shape, { front: net * share, rear: net * (1 - share) })
    if (!parted) break
    const left = gross.volume - displacedVolume(parted.taken)
    if (Math.abs(left - net) < 1e-9) return parted
    // Longer ports take so much that the first steps may overshoot.
    net = left > 0 ? (net + left) / 2 : net / 2
    if (net < 1e-5) break
  }
  return boxRefusal('box_no_volume')
}

/** A box that is parted for so much net air on each side of its divider, m³; undefined where it has no inside. */
function partedBox(
  design: SavedDesign,
  build: SavedBuild,
  shape: BoxShape,
  nets: Nets,
): DividedSizes | undefined {
  const boards = outerBoards(build)
  if (!isSectionShape(shape) || 'code' in grossVolume(shape, boards)) return undefined
  const section = boxSection(shape, boards)
  const area = sectionArea(section)
  const divider = baffleThickness(boardsOf(build))
  const portsOf = chamberPorts(design, build, nets, divider)
  const braces = chamberBraces(design, build, section, portsOf, nets)
  const takenOf = (name: ChamberName): Taken => ({
    drivers: name === 'rear' ? driverCount(design).drivers * driverBody(design, build).volume : 0,
    ports: (name === 'rear' ? portsOf.rearPorts : portsOf.frontPorts)?.volume ?? 0,
    braces: braceVolume(braces[name]),
    divider: 0,
    other: name === 'rear' ? build.other : 0,
  })
  const chamber = (name: ChamberName, from: number): Chamber => {
    const taken = takenOf(name)
    const gross = nets[name] + displacedVolume(taken)
    return { from, to: from + gross / area, gross, net: nets[name], taken }
  }
  const front = chamber('front', boards.panel)
  const rear = chamber('rear', front.to + divider)
  const taken: Taken = {
    drivers: rear.taken.drivers,
    ports: front.taken.ports + rear.taken.ports,
    braces: front.taken.braces + rear.taken.braces,
    divider: area * divider,
    other: build.other,
  }
  return {
    shape,
    section,
    chambers: { front, rear },
    divider,
    portsOf,
    braces,
    gross: front.gross + rear.gross + taken.divider,
    net: nets.front + nets.rear,
    taken,
    ports: undefined,
  }
}
