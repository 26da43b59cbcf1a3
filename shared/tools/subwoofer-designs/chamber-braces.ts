import {
  type BoxSection,
  sectionAbove,
  sectionPanel,
  sectionRoom,
} from '#shared/tools/enclosures/box-section.ts'
import type { Panel } from '#shared/tools/enclosures/panel.ts'
import { type ChamberName, type ChamberPorts, isThroughDivider, portWallOf } from './chamber-ports.ts'
import { chamberOf } from './parts-of-box.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'
import { bendOf } from './slot-boards.ts'
import { braceRim } from './window-braces.ts'

/** The braces of each chamber, which stand beside the divider as it does; where they stand is still open. */
export type ChamberBraces = Record<ChamberName, readonly Panel[]>

/** Boards with a window across each chamber: the chamber with the longest free walls gets the next one. */
export function chamberBraces(
  design: SavedDesign,
  build: SavedBuild,
  section: BoxSection,
  portsOf: ChamberPorts,
  nets: Record<ChamberName, number>,
): ChamberBraces {
  const counts = { front: 0, rear: 0 }
  for (let brace = 0; brace < build.braces; brace++)
    counts[nets.front / (counts.front + 1) > nets.rear / (counts.rear + 1) ? 'front' : 'rear']++
  const boards = (name: ChamberName, first: number): Panel[] =>
    Array.from({ length: counts[name] }, (_, at) =>
      braceBoard(`brace_${first + at}`, build, freeSection(design, build, section, portsOf, name)),
    ).flatMap((panel) => panel ?? [])
  const front = boards('front', 1)
  return { front, rear: boards('rear', front.length + 1) }
}

/** Returns the part of a chamber’s section that slots leave free. */
function freeSection(
  design: SavedDesign,
  build: SavedBuild,
  section: BoxSection,
  portsOf: ChamberPorts,
  name: ChamberName,
): BoxSection {
  const part = (['rearPorts', 'frontPorts'] as const).find((one) => chamberOf(one) === name && portsOf[one])
  const ports = part && portsOf[part]
  if (!part || ports?.shape.kind !== 'slot' || ports.sharedWalls === 0 || ports.lengthInside <= 0)
    return section
  const portWall = portWallOf(design, build, part)
  const above = sectionAbove(section, section.bottom + ports.shape.height + portWall)
  if (isThroughDivider(design, part)) return above
  const { front, back, bottom, top } = sectionRoom(section)
  const bend = bendOf(
    ports,
    { portWall },
    { kind: build.shape },
    { height: top - bottom, depth: back - front },
  )
  if (!bend) return above
  const end = front + bend.along - portWall
  return { ...above, back: [end, end] }
}

function braceBoard(id: string, { panel }: SavedBuild, section: BoxSection): Panel | undefined {
  const room = sectionRoom(section)
  const [width, height] = [room.back - room.front - 2 * braceRim, room.top - room.bottom - 2 * braceRim]
  if (width <= 0 || height <= 0) return undefined
  const corner = [Math.max(...section.back) - room.back + braceRim, braceRim] as const
  return sectionPanel(section, {
    id,
    wall: 'brace',
    thickness: panel,
    at: 0,
    cutOuts: [{ corner, width, height }],
  })
}

/** Places braces in a chamber: they share its length evenly. */
export const placedBraces = (
  braces: readonly Panel[],
  { from, to }: { from: number; to: number },
  thickness: number,
): Panel[] =>
  braces.map((panel, at) => {
    const [, y, z] = panel.place.origin
    const left = from + ((to - from) * (at + 1)) / (braces.length + 1) - thickness / 2
    return { ...panel, place: { ...panel.place, origin: [left, y, z] } }
  })
