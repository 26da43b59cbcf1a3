import { type BuildPorts, madePorts, sharedWallsOf } from './build-ports.ts'
import { type PortedPart, portsOfBox } from './parts-of-box.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'

export type ChamberName = 'front' | 'rear'

/** The ports of each chamber that has some. */
export type ChamberPorts = Partial<Record<PortedPart, BuildPorts>>

/** The ports of a box with two chambers for so much net air in each, m³, through a divider that is so thick, m. */
export function chamberPorts(
  design: SavedDesign,
  build: SavedBuild,
  nets: Record<ChamberName, number>,
  divider: number,
): ChamberPorts {
  const entries = portsOfBox(design.box).map((part) => {
    const isInner = isThroughDivider(design, part)
    const walls = sharedWallsOf(design.box[part])
    const ports = madePorts(design, part, part === 'rearPorts' ? nets.rear : nets.front, {
      wall: portWallOf(design, build, part),
      through: isInner ? divider : build.panel,
      // The walls at the ends of a divider lean in a wedge, so a slot there runs along the bottom alone.
      sharedWalls: isInner && build.shape !== 'rectangular' && walls > 1 ? 1 : walls,
    })
    return [part, ports] as const
  })
  return Object.fromEntries(entries)
}

/** True if the ports of a chamber go through the divider: then they lead from one chamber into the other. */
export const isThroughDivider = ({ box }: Pick<SavedDesign, 'box'>, part: PortedPart): boolean =>
  box.kind === 'bandpass_6_series' && part === 'rearPorts'

/** Returns the thickness of the tubes or the boards of a chamber’s ports, m. */
export function portWallOf({ box }: Pick<SavedDesign, 'box'>, build: SavedBuild, part: PortedPart): number {
  if (part === 'rearPorts') return build.portWall
  return build.frontPortWall ?? (box.frontPorts.shape === 'slot' ? build.panel : 0.003)
}
