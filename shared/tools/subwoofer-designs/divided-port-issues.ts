import { acousticsRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { mouthClearance } from '#shared/tools/acoustics/port-advice.ts'
import { portRefusal } from '#shared/tools/acoustics/port-refusal.ts'
import { baffleIssues, type FitIssue } from '#shared/tools/enclosures/baffle-fit.ts'
import { shownApart } from '#shared/tools/units/shown-apart.ts'
import type { ShownAs } from './advice.ts'
import type { BuiltBox, DividedParts } from './built-box-type.ts'
import { type DividedIssue, portName, sentenceOf } from './divided-issue.ts'
import type { SavedDesign } from './saved-design.ts'
import type { Vent } from './vent.ts'
import { ventBlocks } from './vent-blocks.ts'

type ShownLength = Pick<ShownAs, 'length'>

/** Finer than anyone saws, m. */
const slack = 0.0005

/** The ports of both chambers: their length, their mouths, their walls, and what they open into. */
export function dividedPortIssues(
  design: SavedDesign,
  box: BuiltBox,
  divided: DividedParts,
  shown: ShownLength,
): DividedIssue[] {
  return box.vents.flatMap((vent) => [
    ...lengthIssues(vent, box, shown),
    ...mouthIssues(vent, box, shown),
    ...besideIssues(vent),
    ...slotIssues(design, vent, box, shown),
    ...(vent.isInner ? innerIssues(vent, box, divided, shown) : []),
  ])
}

/** True if ports are longer than their chamber, without a way around the corner. */
const isTooLong = ({ ports, bend, room }: Vent) => !bend && ports.lengthInside > room.depth

function lengthIssues(vent: Vent, { inside }: BuiltBox, shown: ShownLength): DividedIssue[] {
  const { ports, part } = vent
  const text = shown.length(ports.length)
  const longest = Math.max(inside.width, inside.height, inside.depth)
  const refusal =
    portRefusal(ports.length, longest, text) ??
    (isTooLong(vent) ? acousticsRefusal('port_too_long', { length: text }) : undefined)
  if (!refusal) return []
  return [
    {
      rule: refusal.code,
      tone: 'danger',
      sentence: `${sentenceOf(portName(vent))}: ${refusal.message}`,
      part,
    },
  ]
}

function mouthIssues(vent: Vent, { body, places }: BuiltBox, shown: ShownLength): DividedIssue[] {
  const { ports, room, bend, part, isInner } = vent
  const { left, bottom, width, height, depth } = room
  const issues = baffleIssues({
    baffle: { width, height, walls: 0 },
    depth,
    drivers: isInner
      ? places.drivers.map(([x, y]) => ({ center: [x - left, y - bottom] as const, diameter: body.cutOut }))
      : [],
    // The mouth of a bent slot is at its upper end, and keeps clear of the top by how it is bent.
    ports: vent.places.map(({ shape, center, sharedWalls }) => ({
      shape,
      sharedWalls,
      center: [center[0] - left, center[1] - bottom] as const,
      lengthInside: bend ? 0 : ports.lengthInside,
    })),
  })
  return issues
    .filter(({ rule, to }) => rule === 'port_mouth' && !(to === 'back' && isTooLong(vent)))
    .map(({ at, to, value, limit }) => {
      const [away, kept] = shownApart(shown.length, Math.max(0, value), limit)
      return {
        rule: 'port_mouth',
        tone: value < 0 ? 'danger' : 'warning',
        sentence:
          value < 0
            ? `${sentenceOf(portName(vent, at))} reaches into ${objectOf(vent, to)}.`
            : `The mouth of ${portName(vent, at)} is ${away} from ${objectOf(vent, to)}, which tunes it lower. Keep ${kept}.`,
        part,
      }
    })
}

/** Returns the name of the object beside a port, from its chamber. */
function objectOf({ part, isInner }: Vent, to: FitIssue['to']): string {
  if (to === 'driver' || to === 'brace') return `a ${to}`
  if (to === 'bottom' || to === 'top') return `the ${to}`
  if (isInner) return { left: 'the back', right: 'the front', back: 'the right side' }[to]
  if (to === 'back') return 'the back'
  const outside = part === 'frontPorts' ? 'left' : 'right'
  return to === outside ? `the ${to} side` : 'the divider'
}

/** Tubes of one chamber that have no room beside each other. */
function besideIssues(vent: Vent): DividedIssue[] {
  const { places, wall, part } = vent
  const meets = places.some(({ shape, center: [x, y] }, at) =>
    places.slice(0, at).some(({ center }) => {
      const [across, up] = [Math.abs(center[0] - x), Math.abs(center[1] - y)]
      if (shape.kind === 'round') return Math.hypot(across, up) < shape.diameter + 2 * wall
      return across < shape.width - 1e-9 && up < shape.height - 1e-9
    }),
  )
  if (!meets) return []
  const where = vent.isInner
    ? 'between the chambers'
    : `of the ${part === 'rearPorts' ? 'rear' : 'front'} chamber`
  return [
    {
      rule: 'ports_apart',
      tone: 'danger',
      sentence: `The ports ${where} have no room beside each other.`,
      part,
    },
  ]
}

function slotIssues(
  design: SavedDesign,
  vent: Vent,
  { shape, build }: BuiltBox,
  shown: ShownLength,
): DividedIssue[] {
  const { ports, part, room, isInner } = vent
  if (ports.shape.kind !== 'slot') return []
  const name = sentenceOf(portName(vent))
  const issues: DividedIssue[] = []
  if (design.box[part].walls !== ports.sharedWalls)
    issues.push({
      rule: 'slot_walls',
      tone: 'warning',
      sentence: `${name} runs along ${ports.sharedWalls === 1 ? 'one wall' : 'fewer walls'} here, so it is tuned differently from how it is built.`,
      part,
    })
  const [wide, own] = shownApart(shown.length, room.width, ports.shape.width)
  if (ports.sharedWalls === 3 && Math.abs(ports.shape.width - room.width) > slack)
    issues.push({
      rule: 'slot_width',
      tone: 'danger',
      sentence: `${name} runs along three walls, so it is as wide as the ${isInner ? 'divider' : 'chamber'}, ${wide}. This one is ${own} wide.`,
      part,
    })
  if (ports.sharedWalls > 0 && !isInner && shape.kind === 'wedge' && (shape.frontLean ?? 0) > 0)
    issues.push({
      rule: 'slot_lean',
      tone: 'danger',
      sentence: 'A slot along the bottom needs an upright front.',
      part,
    })
  if (ports.sharedWalls > 0 && !isInner && build.joint !== 'butt')
    issues.push({
      rule: 'slot_joint',
      tone: 'warning',
      sentence: 'A slot along the walls cuts into this joint at the front. Butt joints keep it whole.',
      part,
    })
  return issues
}

/** Checks what a port between the chambers opens into. */
function innerIssues(
  vent: Vent,
  { vents }: BuiltBox,
  { chambers, section, slot }: DividedParts,
  shown: ShownLength,
): DividedIssue[] {
  const { part, ports } = vent
  const name = portName(vent)
  const limit = mouthClearance(ports.shape)
  const others = vents
    .filter(({ isInner }) => !isInner)
    .flatMap((other) =>
      ventBlocks(other, section).map(({ at, block }) => ({ name: portName(other, at), block })),
    )
  const back = Math.min(...section.back)
  const gaps = [
    { to: 'the left side', value: chambers.front.to - chambers.front.from },
    ...vent.places.flatMap(({ shape, center: [x, up] }) => {
      const [width, height] =
        shape.kind === 'round' ? [shape.diameter, shape.diameter] : [shape.width, shape.height]
      const [y, z] = [back - x, section.bottom + up]
      return others
        .filter(
          ({ block }) =>
            block.y[0] < y + width / 2 &&
            block.y[1] > y - width / 2 &&
            block.z[0] < z + height / 2 &&
            block.z[1] > z - height / 2,
        )
        .map((other) => ({ to: other.name, value: chambers.front.to - other.block.x[1] }))
    }),
  ]
  // A slot at the bottom on both sides of the divider: one opens into the boards of the other.
  if (slot > 0 && ports.sharedWalls > 0)
    return [
      {
        rule: 'port_in_slot',
        tone: 'danger',
        sentence: `${sentenceOf(name)} opens into the slot of the front chamber. Make one of them round.`,
        part,
      },
    ]
  const [nearest] = gaps.toSorted((one, other) => one.value - other.value)
  if (!nearest || nearest.value >= limit - 1e-9) return []
  const [away, kept] = shownApart(shown.length, Math.max(0, nearest.value), limit)
  return [
    {
      rule: 'port_opening',
      tone: 'warning',
      sentence: `${sentenceOf(name)} opens ${away} from ${nearest.to}, which tunes it lower. Keep ${kept}.`,
      part,
    },
  ]
}
