import { mouthClearance } from '#shared/tools/acoustics/port-advice.ts'
import type { Fix, ShownAs } from './advice.ts'
import { withSidesOf } from './build-shape.ts'
import type { BuiltBox } from './built-box-type.ts'
import { mouthsMoved } from './mouth-place.ts'
import type { PortedPart } from './parts-of-box.ts'
import { areaOf } from './ports-of-design.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign, SavedPorts } from './saved-design.ts'
import type { Vent } from './vent.ts'

type Shown = Pick<ShownAs, 'length'>

/** The numbers of ports that take the place of one. */
const shares = [2, 3, 4] as const
const mostPorts = 12
export const smallestPort = 0.01

const movedKey = (part: PortedPart) => (part === 'rearPorts' ? 'portsMoved' : 'frontPortsMoved')

/** Lists changes that may give the mouths of ports the room they need, the smallest first. The caller tries them out. */
export function mouthFixes(design: SavedDesign, box: BuiltBox, vent: Vent, shown: Shown): Fix[] {
  return [
    ...movedFix(design, box, vent),
    ...deeperFixes(design, box, vent, shown),
    ...splitFixes(design, vent, shown),
  ]
}

function movedFix(design: SavedDesign, box: BuiltBox, vent: Vent): Fix[] {
  const by = mouthsMoved(box, vent)
  if (!by) return []
  const { build } = box
  const key = movedKey(vent.part)
  const { x, y } = build[key] ?? { x: 0, y: 0 }
  return [
    {
      label: vent.places.length > 1 ? 'Move the ports' : 'Move the port',
      design: { ...design, build: { ...build, [key]: { x: x + by[0], y: y + by[1] } } },
    },
  ]
}

/** Moves the back of a box as far behind the mouths as they need. With the volume locked, the box gets narrower or lower. */
function deeperFixes(
  design: SavedDesign,
  { build, shape }: BuiltBox,
  { ports, room, isInner }: Vent,
  shown: Shown,
): Fix[] {
  const missing = mouthClearance(ports.shape) - (room.depth - ports.lengthInside)
  if (missing <= 0 || isInner) return []
  const by = Math.ceil(missing * 1000 - 1e-6) / 1000
  const sides = withSidesOf(build, shape)
  const deeper = { ...sides, depth: sides.depth + by, depthTop: sides.depthTop + by }
  const follows: SavedBuild['follows'][] = build.lock === 'size' ? [build.follows] : ['width', 'height']
  return follows.map((side) => ({
    label: `Make the box ${shown.length(by)} deeper`,
    design: { ...design, build: { ...deeper, follows: side } },
  }))
}

/** Splits round ports into more and smaller ones of the same total area: each needs less room around its mouth. */
function splitFixes(design: SavedDesign, { part, ports }: Vent, shown: Shown): Fix[] {
  if (ports.shape.kind !== 'round') return []
  return shares.flatMap((share): Fix[] => {
    const split = splitPorts(design.box[part], share)
    return split ? [{ label: splitLabel(split, shown), design: withPorts(design, part, split) }] : []
  })
}

/** Multiplies the number of round ports and keeps their total area; undefined if they get too many or too small. */
export function splitPorts(ports: SavedPorts, share: number): SavedPorts | undefined {
  const count = ports.count * share
  const diameter = Math.round(2000 * Math.sqrt(areaOf(ports) / count / Math.PI)) / 1000
  return count > mostPorts || diameter < smallestPort ? undefined : { ...ports, count, diameter }
}

export const splitLabel = ({ count, diameter }: SavedPorts, shown: Shown) =>
  `Use ${count} ports of ${shown.length(diameter)}`

export const withPorts = (design: SavedDesign, part: PortedPart, ports: SavedPorts): SavedDesign => ({
  ...design,
  box: { ...design.box, [part]: ports },
})
