import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dividedDesign, slot } from '#test/support/divided-boxes.ts'
import { chamber } from '#test/support/subwoofer-designs.ts'
import { buildAdvice } from './build-advice.ts'
import { builtBox } from './built-box.ts'
import { areaOf } from './ports-of-design.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'
import { settledDesign } from './settled-design.ts'
import { standardBuild } from './standard-build.ts'
import { startingDesign } from './starting-designs.ts'

const shown = { length: (metres: number) => `${Math.round(metres * 1000)} mm` }

function adviceOf(design: SavedDesign) {
  const box = builtBox(design)
  if ('code' in box) throw new Error(box.message)
  return buildAdvice(design, box, shown)
}
const rulesOf = (design: SavedDesign) => adviceOf(design).map(({ rule }) => rule)

/** A design after the first fix of a rule, as the designer keeps it. */
function fixed(design: SavedDesign, rule: string): SavedDesign {
  const [fix] = adviceOf(design).find((advice) => advice.rule === rule)?.fixes ?? []
  if (!fix) throw new Error(`nothing helps against ${rule}`)
  return settledDesign(fix.design, design)
}

const oneSlot = (follows: SavedBuild['follows']) => ({
  ...startingDesign,
  build: { ...standardBuild(startingDesign), follows },
})
const twoSlots = (change: Partial<SavedBuild>) =>
  dividedDesign(
    { kind: 'bandpass_6_parallel', rearPorts: slot(30, 0.365, 0.065), frontPorts: slot(60, 0.142, 0.13) },
    { height: 0.55, depth: 0.565, braces: 1, ...change },
  )

const litres = (min: number, max: number) => fc.integer({ min, max })

test('one fix makes a slot as wide as a box whose width follows its volume', () => {
  fc.assert(
    fc.property(litres(55, 140), (rear) => {
      const design = oneSlot('width')
      const larger = { ...design, box: { ...design.box, rear: chamber(rear) } }
      if (!rulesOf(larger).includes('slot_width')) return
      const after = fixed(larger, 'slot_width')
      expect(rulesOf(after)).not.toContain('slot_width')
      expect(areaOf(after.box.rearPorts)).toBeCloseTo(areaOf(larger.box.rearPorts), 9)
    }),
    { numRuns: 15 },
  )
})

test('one fix makes the slots of both chambers fit after their volumes changed', () => {
  const lock = fc.constantFrom('volume' as const, 'size' as const)
  const follows = fc.constantFrom('width' as const, 'height' as const, 'depth' as const)
  fc.assert(
    fc.property(litres(70, 110), litres(32, 46), lock, follows, (rear, front, ...[locked, side]) => {
      const design = twoSlots({ lock: locked, follows: side })
      const changed = { ...design, box: { ...design.box, rear: chamber(rear), front: chamber(front) } }
      const before = adviceOf(changed).filter(({ rule }) => rule === 'slot_width')
      if (before.length === 0) return
      expect(rulesOf(fixed(changed, 'slot_width'))).not.toContain('slot_width')
    }),
    { numRuns: 25 },
  )
})

test('a brace that widens a box widens its slot in the same step', () => {
  const design = fixed(oneSlot('width'), 'needs_brace')
  expect(design.build?.braces).toBe(1)
  expect(rulesOf(design)).not.toContain('slot_width')
})
