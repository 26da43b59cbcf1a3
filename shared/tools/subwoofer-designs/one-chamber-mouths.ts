import type { BuildAdvice, Fix, ShownAs } from './advice.ts'
import type { BuiltBox } from './built-box-type.ts'
import { refitted } from './fitted-slots.ts'
import { mouthFixes, splitLabel, splitPorts, withPorts } from './mouth-fixes.ts'
import { areaOf } from './ports-of-design.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'
import { standardBuild } from './standard-build.ts'
import { widestThatFits } from './widest-mouth.ts'

type Shown = Pick<ShownAs, 'length'>
type AdviceOf = (design: SavedDesign) => readonly BuildAdvice[] | undefined

/** So many fixes are offered. */
const mostFixes = 2
const still = { x: 0, y: 0 }

/** Advice with what gives the mouths of ports their room, or with the size of port that would have it. */
export function withMouthFixes(
  design: SavedDesign,
  box: BuiltBox,
  advice: readonly BuildAdvice[],
  adviceOf: AdviceOf,
  shown: Shown,
): BuildAdvice[] {
  const first = advice.findIndex(({ rule }) => rule === 'port_mouth')
  if (first < 0) return [...advice]
  const helps = (changed: SavedDesign) => isBetter(advice, adviceOf(changed))
  const fixes: Fix[] = []
  for (const fix of candidates(design, box, shown)) {
    if (fixes.some(({ label }) => label === fix.label) || !helps(fix.design)) continue
    fixes.push(fix)
    if (fixes.length === mostFixes) break
  }
  const isRound = box.ports?.shape.kind === 'round'
  return advice.map((one, at): BuildAdvice => {
    if (one.rule !== 'port_mouth') return one
    if (fixes.length > 0 || at > first || !isRound) return { ...one, fixes }
    return { ...one, sentence: `${one.sentence} ${widestThatFits(design, 'rearPorts', helps, shown)}` }
  })
}

/** True if every mouth has room, and nothing worse has come in its place. */
function isBetter(before: readonly BuildAdvice[], after: readonly BuildAdvice[] | undefined): boolean {
  const dangers = (advice: readonly BuildAdvice[]) => advice.filter(({ tone }) => tone === 'danger').length
  if (!after) return false
  return (
    after.every(({ rule }) => rule !== 'port_mouth') &&
    after.length <= before.length &&
    dangers(after) <= dangers(before)
  )
}

/** From the smallest change on. */
function* candidates(design: SavedDesign, box: BuiltBox, shown: Shown): Generator<Fix> {
  const [vent] = box.vents
  if (!vent) return
  const { build } = box
  yield* mouthFixes({ ...design, build }, box, vent, shown)
  yield {
    label: build.shape === 'rectangular' ? 'Use the usual size' : 'Use a rectangular box of the usual size',
    design: usualSize(design, build),
  }
  const split = vent.ports.shape.kind === 'round' && splitPorts(design.box.rearPorts, 2)
  if (split)
    yield {
      label: `${splitLabel(split, shown)} and the usual size`,
      design: usualSize(withPorts(design, 'rearPorts', split), build),
    }
  const slotted = withSlot(design, box)
  yield { label: 'Make it a slot along the bottom', design: refitted(slotted) }
  yield { label: 'Make it a slot along the bottom', design: refitted(usualSize(slotted, slotted.build)) }
}

/** The sides that a design has until someone says otherwise, with everything at its usual place. */
function usualSize(design: SavedDesign, build: SavedBuild): SavedDesign {
  const { build: _, ...plain } = design
  const { shape, width, height, depth, lock, follows } = standardBuild(plain)
  const sides = { shape, width, height, depth, lock, follows }
  return { ...design, build: { ...build, ...sides, driversMoved: still, portsMoved: still } }
}

/** The ports as one slot of the same area along three walls. */
function withSlot(design: SavedDesign, { build, inside }: BuiltBox): SavedDesign & { build: SavedBuild } {
  const { rearPorts } = design.box
  const { width } = inside
  const slot = {
    ...rearPorts,
    shape: 'slot',
    walls: 3,
    count: 1,
    width,
    height: areaOf(rearPorts) / width,
  } as const
  return {
    ...withPorts(design, 'rearPorts', slot),
    build: { ...build, portWall: build.panel, portsMoved: still },
  }
}
