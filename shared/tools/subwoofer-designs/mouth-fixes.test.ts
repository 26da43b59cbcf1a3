import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandpassKinds, round } from '#test/support/divided-boxes.ts'
import { chamber, designWith } from '#test/support/subwoofer-designs.ts'
import type { BuildAdvice } from './advice.ts'
import { buildAdvice } from './build-advice.ts'
import { builtBox } from './built-box.ts'
import { portsOfBox } from './parts-of-box.ts'
import { areaOf } from './ports-of-design.ts'
import type { SavedBuild } from './saved-build.ts'
import { SavedDesign } from './saved-design.ts'
import { settledDesign } from './settled-design.ts'
import { standardBuild } from './standard-build.ts'

const shown = { length: (metres: number) => `${Math.round(metres * 1000)} mm` }

function adviceOf(design: SavedDesign): BuildAdvice[] {
  const box = builtBox(design)
  if ('code' in box) throw new Error(box.message)
  return buildAdvice(design, box, shown)
}
const mouthsOf = (design: SavedDesign) => adviceOf(design).filter(({ rule }) => rule === 'port_mouth')
const dangersOf = (design: SavedDesign) => adviceOf(design).filter(({ tone }) => tone === 'danger').length

const vented = (diameter: number, litres: number, change: Partial<SavedBuild> = {}) => {
  const design = designWith({ kind: 'vented', rear: chamber(litres), rearPorts: round(36, diameter) })
  return { ...design, build: { ...standardBuild(design), ...change } }
}

const meters = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const ports = fc
  .record({ tuning: meters(25, 65), diameter: meters(0.06, 0.2), count: fc.integer({ min: 1, max: 3 }) })
  .map(({ tuning, diameter, count }) => ({ ...round(tuning, diameter), count }))
const change = fc.record({
  portsMoved: fc.record({ x: meters(-0.15, 0.05), y: meters(-0.1, 0.1) }),
  lock: fc.constantFrom('volume' as const, 'size' as const),
  braces: fc.integer({ min: 0, max: 2 }),
})

/** A design whose ports are wide, and not always where they have most room. */
const wideDesign = fc
  .record({
    kind: fc.constantFrom('vented' as const, 'vented' as const, ...bandpassKinds),
    rear: fc.integer({ min: 30, max: 140 }).map(chamber),
    front: fc.integer({ min: 20, max: 90 }).map(chamber),
    rearPorts: ports,
    frontPorts: ports,
  })
  .chain((box) => {
    const design = designWith(box)
    return change.map((one) => ({ ...design, build: { ...standardBuild(design), ...one } }))
  })
  .filter((design) => !('code' in builtBox(design)))

test('after a fix of a mouth the warning is gone, and without one it says which port would fit', () => {
  fc.assert(
    fc.property(wideDesign, (design) => {
      const found = mouthsOf(design)
      if (found.length === 0) return
      for (const { fixes } of found)
        for (const fix of fixes) {
          const after = settledDesign(fix.design, design)
          expect(SavedDesign.safeParse(after).error?.issues, fix.label).toBeUndefined()
          expect(mouthsOf(after).length, fix.label).toBeLessThan(found.length)
          expect(dangersOf(after), fix.label).toBeLessThanOrEqual(dangersOf(design))
        }
      const silent = found.filter(({ fixes }) => fixes.length === 0)
      const said = silent.filter(({ sentence }) => /would fit\.$|use a larger box\.$/.test(sentence))
      // The ports of each chamber say it once.
      expect(said.length).toBeLessThanOrEqual(portsOfBox(design.box).length)
      expect(said.length > 0).toBe(silent.length > 0)
    }),
    { numRuns: 10 },
  )
})

test('a port that was moved too close to a wall is moved back as far as it needs', () => {
  const design = vented(0.075, 60, { portsMoved: { x: 0.05, y: 0 } })
  const [issue] = mouthsOf(design)
  expect(issue?.sentence).toMatch(/^The mouth of port 1 is \d+ mm from the right wall/)
  const [fix] = issue?.fixes ?? []
  expect(fix?.label).toBe('Move the port')
  expect(fix?.design.build?.portsMoved.x).toBeLessThan(0.05)
  expect(fix?.design.build?.portsMoved.x).toBeGreaterThan(-0.05)
  expect(mouthsOf(fix?.design ?? design)).toEqual([])
})

test('a mouth too close to the back gets a deeper box of the same volume, or ports of the same area', () => {
  fc.assert(
    fc.property(meters(0.1, 0.16), fc.integer({ min: 50, max: 110 }), (diameter, litres) => {
      const design = vented(diameter, litres)
      for (const { label, design: after } of mouthsOf(design).flatMap(({ fixes }) => fixes)) {
        expect(areaOf(after.box.rearPorts) / areaOf(design.box.rearPorts), label).toBeCloseTo(1, 1)
        expect(after.box.rear.volume, label).toBe(design.box.rear.volume)
      }
    }),
    { numRuns: 40 },
  )
})

test('where nothing else helps, the widest port that would fit is named, and it fits', () => {
  const rearPorts = round(40, 0.12)
  const frontPorts = round(60, 0.16)
  const box = { kind: 'bandpass_6_series' as const, rear: chamber(60), front: chamber(30), frontPorts }
  const design = designWith({ ...box, rearPorts })
  const build = standardBuild(design)
  const said = mouthsOf({ ...design, build }).map(({ sentence }) => sentence)
  const [text, named] = said.flatMap(
    (one) => /^The mouth.* A port of up to (\d+) mm would fit\.$/.exec(one) ?? [],
  )
  expect(text).toContain('The mouth of the port between the chambers is')
  const widest = Number(named) / 1000
  const innerMouths = (diameter: number) =>
    mouthsOf({ ...designWith({ ...box, rearPorts: { ...rearPorts, diameter } }), build }).filter(
      ({ sentence }) => sentence.includes('between the chambers'),
    )
  expect(innerMouths(widest)).toEqual([])
  expect(innerMouths(widest + 0.001)).not.toEqual([])
})
