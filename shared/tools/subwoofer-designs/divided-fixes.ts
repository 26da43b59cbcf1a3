import type { Fix, ShownAs } from './advice.ts'
import type { BuiltBox } from './built-box-type.ts'
import { dividedBuild } from './divided-build.ts'
import { type DividedIssue, portName } from './divided-issue.ts'
import { refitted, withFittedSlots } from './fitted-slots.ts'
import { mouthFixes, splitLabel, splitPorts } from './mouth-fixes.ts'
import type { PortedPart } from './parts-of-box.ts'
import { areaOf } from './ports-of-design.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign, SavedPorts } from './saved-design.ts'

type Shown = Pick<ShownAs, 'length'>

const still = { x: 0, y: 0 }

/** Changes that may help against what stands against a box with two chambers. */
export function dividedFixes(
  design: SavedDesign,
  box: BuiltBox,
  { rule, part }: DividedIssue,
  shown: Shown,
): Iterable<Fix> {
  const { build } = box
  const withBuild = (change: Partial<SavedBuild>): SavedDesign => ({
    ...design,
    build: { ...build, ...change },
  })
  const usual = () => usualFix(design, build)
  switch (rule) {
    case 'slot_width': {
      const fitted = part && withFittedSlots({ ...design, build })
      return fitted
        ? [{ label: `Use ${shown.length(fitted.box[part].width)}`, design: fitted }, usual()]
        : [usual()]
    }
    case 'slot_walls':
      return part ? [{ label: 'Share one wall', design: withPorts(design, part, { walls: 1 }) }] : []
    case 'slot_lean':
      return [{ label: 'Set the front upright', design: refitted(withBuild({ frontLean: 0 })) }]
    case 'slot_joint':
      return [{ label: 'Use butt joints', design: withBuild({ joint: 'butt' }) }]
    case 'port_in_slot':
      return asTubes(design, box)
    case 'needs_brace':
      return [{ label: 'Add a brace', design: refitted(withBuild({ braces: build.braces + 1 })) }]
    case 'brace_room':
    case 'brace_port':
      return [{ label: 'Leave the braces out', design: refitted(withBuild({ braces: 0 })) }]
    case 'port_driver':
      return [usual(), ...asSlots(design, box)]
    case 'port_mouth':
      return part ? mouthChanges(design, box, part, shown) : []
    case 'ports_apart':
    case 'port_too_long':
      return [usual(), ...slotOf(design, box, part)]
    default:
      return [usual()]
  }
}

/** From the smallest change on. */
function* mouthChanges(design: SavedDesign, box: BuiltBox, part: PortedPart, shown: Shown): Generator<Fix> {
  const { build } = box
  const vent = box.vents.find((one) => one.part === part)
  if (vent) yield* mouthFixes({ ...design, build }, box, vent, shown)
  yield usualFix(design, build)
  yield* slotOf(design, box, part)
  if (design.box[part].shape === 'slot') return
  const split = splitPorts(design.box[part], 2)
  if (split)
    yield {
      label: `${splitLabel(split, shown)} and the usual size`,
      design: usualSize(withPorts(design, part, split), build),
    }
}

const usualFix = (design: SavedDesign, build: SavedBuild): Fix => ({
  label: 'Use the usual size',
  design: usualSize(design, build),
})

const slotOf = (design: SavedDesign, box: BuiltBox, part: PortedPart | undefined): Fix[] =>
  part && design.box[part].shape === 'round' ? [asSlot(design, box, part)] : []

const withPorts = (design: SavedDesign, part: PortedPart, change: Partial<SavedPorts>): SavedDesign => ({
  ...design,
  box: { ...design.box, [part]: { ...design.box[part], ...change } },
})

const wallKey = (part: PortedPart) => (part === 'rearPorts' ? 'portWall' : 'frontPortWall')

/** Makes the box as high, deep and wide as the drivers and ports need, with everything at its usual place. */
function usualSize(design: SavedDesign, build: SavedBuild): SavedDesign {
  let sized = design
  for (let round = 0; round < rounds; round++) {
    const usual = dividedBuild(
      sized,
      {
        ...(sized.build ?? build),
        lock: 'volume',
        driversMoved: still,
        portsMoved: still,
        ...(build.frontPortsMoved && { frontPortsMoved: still }),
      },
      true,
    )
    sized = refitted({ ...sized, build: usual })
  }
  return sized
}

/** The height of a box follows from the height of a slot, and that from the width of its chamber. */
const rounds = 3

/** A port as one slot of the same area along three walls; what is between the chambers does not open into it. */
function asSlot(design: SavedDesign, { build, vents }: BuiltBox, part: PortedPart): Fix {
  const width = 0.3
  const inner = vents.find(({ isInner, ports }) => isInner && ports.sharedWalls > 0)
  const isRounded = inner !== undefined && inner.part !== part
  const free = isRounded ? rounded(design, build, inner.part).design : { ...design, build }
  const slot = withPorts(free, part, {
    shape: 'slot',
    walls: 3,
    count: 1,
    width,
    height: areaOf(design.box[part]) / width,
  })
  const walled = { ...slot, build: { ...(free.build ?? build), [wallKey(part)]: build.panel } }
  return {
    label: isRounded ? 'Make it a slot, and the one inside round' : 'Make it a slot along the bottom',
    design: usualSize(walled, walled.build),
  }
}

/** Tubes of the front as slots, which go below the drivers. */
const asSlots = (design: SavedDesign, box: BuiltBox): Fix[] =>
  box.vents
    .filter(({ isInner, ports }) => !isInner && ports.shape.kind === 'round')
    .map((vent) => ({
      ...asSlot(design, box, vent.part),
      label: `Make ${portName(vent)} a slot`,
    }))

/** The slots of one chamber as tubes, as few as there is room for. */
const asTubes = (design: SavedDesign, box: BuiltBox): Fix[] =>
  box.vents.flatMap((vent) =>
    [1, 2, 3].map((count) => {
      const { design: tubes } = rounded(design, box.build, vent.part, count)
      return {
        label: `Make ${portName(vent)} ${count === 1 ? 'round' : `${count} tubes`}`,
        design: usualSize(tubes, box.build),
      }
    }),
  )

/** Round ports of the same area in all. */
function rounded(
  design: SavedDesign,
  build: SavedBuild,
  part: PortedPart,
  count = design.box[part].count,
): Fix {
  const diameter = Math.round(2000 * Math.sqrt(areaOf(design.box[part]) / count / Math.PI)) / 1000
  const tube = withPorts(design, part, { shape: 'round', walls: 0, diameter, count })
  return { label: 'Make it round', design: { ...tube, build: { ...build, [wallKey(part)]: 0.003 } } }
}
