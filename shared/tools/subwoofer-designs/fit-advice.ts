import { baffleIssues, cutOutMargin, type FitIssue } from '#shared/tools/enclosures/baffle-fit.ts'
import { depthBehind, driverDepthRefusal } from '#shared/tools/enclosures/driver-space.ts'
import type { Point } from '#shared/tools/enclosures/polygon.ts'
import { shownApart } from '#shared/tools/units/shown-apart.ts'
import type { BuildAdvice, ShownAs } from './advice.ts'
import type { BuiltBox } from './built-box-type.ts'
import { braceRim } from './window-braces.ts'

type ShownLength = Pick<ShownAs, 'length'>

/** Drivers that are too deep, and drivers and ports that are too close to something. */
export function fitAdvice(box: BuiltBox, shown: ShownLength): BuildAdvice[] {
  return [...depthAdvice(box, shown), ...placeAdvice(box, shown), ...radiatorAdvice(box, shown)]
}

function depthAdvice(box: BuiltBox, shown: ShownLength): BuildAdvice[] {
  const found = box.places.drivers.map((place, at) => ({
    at,
    refusal: driverDepthRefusal(box.body.depth, spaceBehind(box, place), shown.length),
  }))
  const sentences = [...new Set(found.flatMap(({ refusal }) => refusal?.message ?? []))]
  return sentences.map((sentence) => ({
    rule: 'driver_does_not_fit',
    tone: 'danger',
    sentence,
    fixes: [],
    drivers: found.flatMap(({ at, refusal }) => (refusal?.message === sentence ? [at] : [])),
  }))
}

/** The free depth behind a driver: to the back, to the board of a bent slot, or to a brace that is in its way. */
export function spaceBehind(
  { shape, boards, body, bend, ports, build, braces, braceRoom }: BuiltBox,
  [x, y]: Point,
): number {
  const radius = body.magnet / 2
  const spaces = [depthBehind(shape, boards, { x, y, radius })]
  if (bend && ports?.shape.kind === 'slot') {
    const top = boards.panel + ports.shape.height + build.portWall + bend.up
    if (y - radius < top) spaces.push(bend.along - build.portWall)
  }
  const [left, bottom] = [boards.panel + braceRim, boards.panel + braceRoom.slot + braceRim]
  const isInWindow =
    x - radius >= left &&
    x + radius <= boards.panel + braceRoom.width - braceRim &&
    y - radius >= bottom &&
    y + radius <= boards.panel + braceRoom.height - braceRim
  const [nearest] = braces
  if (nearest !== undefined && !isInWindow) spaces.push(nearest)
  return Math.min(...spaces)
}

/** True if the ports are longer than the space behind the front, without a way around the corner. */
export const isPortTooLong = ({ ports, bend, leastDepth }: BuiltBox): boolean =>
  ports !== undefined && !bend && ports.lengthInside > leastDepth

function placeAdvice(box: BuiltBox, shown: ShownLength): BuildAdvice[] {
  const { baffle, places, ports, bend, body, shape } = box
  const issues = baffleIssues({
    baffle,
    depth: box.leastDepth,
    drivers: places.drivers.map((center) => ({ center, diameter: body.cutOut })),
    // The mouth of a bent slot is at its upper end, and keeps clear of the top by how it is bent.
    ports: places.ports.map((port) => ({ ...port, lengthInside: bend ? 0 : (ports?.lengthInside ?? 0) })),
    braces: bend ? [] : box.braces,
  })
  const isTooLong = isPortTooLong(box)
  const said = issues.filter(
    ({ to }) => !(shape.kind === 'cylinder' && isSide(to)) && !(isTooLong && to === 'back'),
  )
  return [...said.map((issue) => issueAdvice(issue, shown)), ...roundAdvice(box, shown)]
}

const isSide = (to: FitIssue['to']) => to === 'left' || to === 'right' || to === 'top' || to === 'bottom'

function issueAdvice({ rule, at, to, value, limit }: FitIssue, shown: ShownLength): BuildAdvice {
  const tone = value < 0 ? 'danger' : 'warning'
  const number = at + 1
  const [away, kept] = shownApart(shown.length, Math.max(0, value), limit)
  const keep = `Keep ${kept}.`
  if (rule === 'port_mouth')
    return {
      rule,
      tone,
      sentence:
        value < 0
          ? `Port ${number} reaches into ${objects[to]}.`
          : `The mouth of port ${number} is ${away} from ${objects[to]}, which tunes it lower. ${keep}`,
      fixes: [],
    }
  const sentence =
    rule === 'drivers_apart'
      ? value < 0
        ? `The cut-out of driver ${number} reaches into that of another driver.`
        : `The cut-out of driver ${number} is ${away} from that of another driver. ${keep}`
      : value < 0
        ? `The cut-out of driver ${number} reaches past the ${to} edge of the front.`
        : `The cut-out of driver ${number} is ${away} from the ${to} edge of the front. ${keep}`
  return { rule, tone, sentence, fixes: [], drivers: [at] }
}

const objects: Record<FitIssue['to'], string> = {
  left: 'the left wall',
  right: 'the right wall',
  bottom: 'the bottom',
  top: 'the top',
  back: 'the back',
  driver: 'a driver',
  brace: 'a brace',
}

/** The edge of a round front is its tube. */
function roundAdvice({ shape, baffle, places, body }: BuiltBox, shown: ShownLength): BuildAdvice[] {
  if (shape.kind !== 'cylinder') return []
  const radius = baffle.width / 2
  return places.drivers.flatMap(([x, y], at): BuildAdvice[] => {
    const value = radius - Math.hypot(x - radius, y - radius) - body.cutOut / 2
    if (value >= cutOutMargin - 1e-9) return []
    const [away, kept] = shownApart(shown.length, value, cutOutMargin)
    return [
      {
        rule: 'cut_out_edge',
        tone: value < 0 ? 'danger' : 'warning',
        sentence:
          value < 0
            ? `The cut-out of driver ${at + 1} reaches past the edge of the front.`
            : `The cut-out of driver ${at + 1} is ${away} from the edge of the front. Keep ${kept}.`,
        fixes: [],
        drivers: [at],
      },
    ]
  })
}

function radiatorAdvice({ radiators, outside, inside, shape }: BuiltBox, shown: ShownLength): BuildAdvice[] {
  const [first] = radiators
  if (!first) return []
  const room = shape.kind === 'cylinder' ? inside : outside
  const between = Math.max(room.width, room.height) / radiators.length - first.diameter
  const across = Math.min(room.width, room.height) - first.diameter
  if (between >= 2 * cutOutMargin && across >= 2 * cutOutMargin) return []
  return [
    {
      rule: 'radiator_edge',
      tone: between < 0 || across < 0 ? 'danger' : 'warning',
      sentence: `The back is too small for the cut-outs of the passive radiators. Keep ${shown.length(cutOutMargin)} around each.`,
      fixes: [],
    },
  ]
}
