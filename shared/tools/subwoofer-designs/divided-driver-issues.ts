import { cutOutMargin } from '#shared/tools/enclosures/baffle-fit.ts'
import { type BoxSection, sectionRoom } from '#shared/tools/enclosures/box-section.ts'
import { behindDriver } from '#shared/tools/enclosures/driver-space.ts'
import type { Point } from '#shared/tools/enclosures/polygon.ts'
import { shownApart } from '#shared/tools/units/shown-apart.ts'
import type { ShownAs } from './advice.ts'
import type { BuiltBox, DividedParts } from './built-box-type.ts'
import type { ChamberName } from './chamber-ports.ts'
import { coneReach, coneRoom } from './cone-room.ts'
import { type DividedIssue, portName, sentenceOf } from './divided-issue.ts'
import type { SavedDesign } from './saved-design.ts'
import { type Block, ventBlocks } from './vent-blocks.ts'

type ShownLength = Pick<ShownAs, 'length'>

/** Drivers on the divider: their depth behind it, their cones in front of it, its edges, and the ports beside them. */
export function dividedDriverIssues(
  design: SavedDesign,
  box: BuiltBox,
  divided: DividedParts,
  shown: ShownLength,
): DividedIssue[] {
  return [
    ...depthIssues(design, box, divided, shown),
    ...edgeIssues(box, divided, shown),
    ...portIssues(design, box, divided, shown),
  ]
}

/** Returns the position of a driver in the box: toward the back and up, m. */
function centerOf({ section }: DividedParts, [x, y]: Point): Point {
  const room = sectionRoom(section)
  return [room.back - x, room.bottom + y]
}

function depthIssues(
  design: SavedDesign,
  { body, places, vents, build }: BuiltBox,
  divided: DividedParts,
  shown: ShownLength,
): DividedIssue[] {
  const inner = vents.find(({ isInner }) => isInner)
  const issues = places.drivers.map((place, at) => {
    const center = centerOf(divided, place)
    const bent =
      inner?.bend && inner.ports.shape.kind === 'slot'
        ? { from: inner.bend.along - inner.wall, top: inner.ports.shape.height + inner.wall + inner.bend.up }
        : undefined
    const isBehindBoard = bent && place[1] - body.magnet / 2 < bent.top
    const behind = Math.min(
      freeLength(divided, 'rear', center, body.magnet / 2, build.panel),
      isBehindBoard ? bent.from : Number.POSITIVE_INFINITY,
    )
    const before = freeLength(divided, 'front', center, body.cutOut / 2, build.panel)
    return { at, behind: Math.max(0, behind - behindDriver), before }
  })
  const shallow = issues.filter(({ behind }) => behind < body.depth - 1e-9)
  const near = issues.filter(({ before }) => before < coneRoom(design) - 1e-9)
  const [deep, left] = shownApart(shown.length, body.depth, shallow[0]?.behind ?? 0)
  const [needed, free] = shownApart(shown.length, coneRoom(design), near[0]?.before ?? 0)
  return [
    ...(shallow[0]
      ? [
          {
            rule: 'driver_does_not_fit',
            tone: 'danger' as const,
            sentence: `The driver is ${deep} deep and the rear chamber leaves ${left}.`,
            drivers: shallow.map(({ at }) => at),
          },
        ]
      : []),
    ...(near[0]
      ? [
          {
            rule: 'cone_room',
            tone: near[0].before < coneReach(design) ? ('danger' as const) : ('warning' as const),
            sentence: `The cone needs ${needed} in front of the divider and the front chamber leaves ${free}.`,
            drivers: near.map(({ at }) => at),
          },
        ]
      : []),
  ]
}

/**
 * Returns the distance from the divider to the wall across, or to a brace whose window is too small for a
 * driver.
 */
function freeLength(
  { chambers, braces }: DividedParts,
  name: ChamberName,
  [y, z]: Point,
  radius: number,
  thickness: number,
): number {
  const { from, to } = chambers[name]
  const inTheWay = braces.filter(({ chamber, panel }) => {
    if (chamber !== name) return false
    const [, furthest, bottom] = panel.place.origin
    const [window] = panel.cutOuts
    if (!window || 'diameter' in window) return true
    const [left, low] = window.corner
    const [x, up] = [furthest - y, z - bottom]
    return (
      x - radius < left ||
      x + radius > left + window.width ||
      up - radius < low ||
      up + radius > low + window.height
    )
  })
  return name === 'rear'
    ? Math.min(to - from, ...inTheWay.map(({ at }) => at - from))
    : Math.min(to - from, ...inTheWay.map(({ at }) => to - at - thickness))
}

function edgeIssues({ places, body }: BuiltBox, divided: DividedParts, shown: ShownLength): DividedIssue[] {
  const centers = places.drivers.map((place) => centerOf(divided, place))
  const radius = body.cutOut / 2
  return centers.flatMap((center, at): DividedIssue[] => {
    const edge = edgeDistance(divided.section, center) - radius
    const others = centers
      .slice(0, at)
      .map(([y, z]) => Math.hypot(y - center[0], z - center[1]) - body.cutOut)
    const apart = Math.min(Number.POSITIVE_INFINITY, ...others)
    const [fromEdge, keptFromEdge] = shownApart(shown.length, Math.max(0, edge), cutOutMargin)
    const [fromOther, keptFromOther] = shownApart(shown.length, Math.max(0, apart), cutOutMargin)
    const name = `The cut-out of driver ${at + 1}`
    return [
      ...(edge < cutOutMargin - 1e-9
        ? [
            {
              rule: 'cut_out_edge',
              tone: edge < 0 ? ('danger' as const) : ('warning' as const),
              sentence:
                edge < 0
                  ? `${name} reaches past an edge of the divider.`
                  : `${name} is ${fromEdge} from an edge of the divider. Keep ${keptFromEdge}.`,
              drivers: [at],
            },
          ]
        : []),
      ...(apart < cutOutMargin - 1e-9
        ? [
            {
              rule: 'drivers_apart',
              tone: apart < 0 ? ('danger' as const) : ('warning' as const),
              sentence:
                apart < 0
                  ? `${name} reaches into that of another driver.`
                  : `${name} is ${fromOther} from that of another driver. Keep ${keptFromOther}.`,
              drivers: [at],
            },
          ]
        : []),
    ]
  })
}

/** Returns the distance of a point in a section from the nearest of its edges, m. */
function edgeDistance({ bottom, top, front, back }: BoxSection, [y, z]: Point): number {
  const height = top - bottom
  const share = (z - bottom) / height
  const leaning = ([low, high]: BoxSection['front'], away: (at: number) => number) =>
    (away(low + (high - low) * share) * height) / Math.hypot(high - low, height)
  return Math.min(
    z - bottom,
    top - z,
    leaning(front, (at) => y - at),
    leaning(back, (at) => at - y),
  )
}

/** Ports of the front that run past a driver: its basket and magnet in the rear chamber, its cone in the front one. */
function portIssues(
  design: SavedDesign,
  { vents, places, body }: BuiltBox,
  divided: DividedParts,
  shown: ShownLength,
): DividedIssue[] {
  const { front, rear } = divided.chambers
  const parts = [
    { from: front.to - coneReach(design), to: front.to, radius: body.frame / 2 },
    { from: rear.from, to: rear.from + body.depth / 2, radius: body.cutOut / 2 },
    { from: rear.from, to: rear.from + body.depth, radius: body.magnet / 2 },
  ]
  return vents
    .filter(({ isInner }) => !isInner)
    .flatMap((vent) => {
      const blocks = ventBlocks(vent, divided.section)
      const found = places.drivers.flatMap((place, driver) => {
        const center = centerOf(divided, place)
        return blocks.flatMap(({ at, block }) =>
          parts
            .filter(({ from, to }) => block.x[0] < to && block.x[1] > from)
            .map(({ radius }) => ({ at, driver, value: awayFrom(block, center) - radius })),
        )
      })
      const [nearest] = found.toSorted((one, other) => one.value - other.value)
      if (!nearest || nearest.value >= cutOutMargin - 1e-9) return []
      const name = portName(vent, nearest.at)
      const [away, kept] = shownApart(shown.length, Math.max(0, nearest.value), cutOutMargin)
      return [
        {
          rule: 'port_driver',
          tone: nearest.value < 0 ? ('danger' as const) : ('warning' as const),
          sentence:
            nearest.value < 0
              ? `${sentenceOf(name)} runs into a driver.`
              : `${sentenceOf(name)} is ${away} from a driver. Keep ${kept}.`,
          part: vent.part,
        },
      ]
    })
}

/** Returns the distance of a point from a block, seen from the side. */
const awayFrom = ({ y, z }: Block, [atY, atZ]: Point): number =>
  Math.hypot(Math.max(y[0] - atY, 0, atY - y[1]), Math.max(z[0] - atZ, 0, atZ - z[1]))
