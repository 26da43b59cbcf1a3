import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxPanels } from '#shared/tools/enclosures/box-panels.ts'
import { externalVolume } from '#shared/tools/enclosures/box-volume.ts'
import { displacedVolume } from '#shared/tools/enclosures/displacement.ts'
import { panelVolume } from '#shared/tools/enclosures/panel.ts'
import { chamber, designWith } from '#test/support/subwoofer-designs.ts'
import { buildAdvice } from './build-advice.ts'
import { jointOf } from './build-shape.ts'
import { buildSheets } from './build-sheets.ts'
import { builtBox } from './built-box.ts'
import type { BuiltBox } from './built-box-type.ts'
import { SavedBuild } from './saved-build.ts'
import { BoxKind, type SavedBox, type SavedDesign } from './saved-design.ts'
import { settledDesign } from './settled-design.ts'
import { slotBend } from './slot-boards.ts'
import { standardBuild } from './standard-build.ts'
import { startingDesign, templates } from './starting-designs.ts'

const shown = { length: (metres: number) => `${Math.round(metres * 1000)} mm` }

const tube: Partial<SavedBox> = {
  kind: 'vented',
  rear: chamber(70),
  rearPorts: {
    ...startingDesign.box.rearPorts,
    tuning: 32,
    shape: 'round',
    diameter: 0.102,
    walls: 0,
    inside: 'free',
  },
}

/** A design with a build that differs from the standard one. */
function built(box: Partial<SavedBox>, change: Partial<SavedBuild> = {}, more: Partial<SavedDesign> = {}) {
  const design = designWith(box, more)
  return { ...design, build: { ...standardBuild(design), ...change } }
}

function boxOf(design: SavedDesign): BuiltBox {
  const box = builtBox(design)
  if ('code' in box) throw new Error(box.message)
  return box
}

const rulesOf = (design: SavedDesign) => buildAdvice(design, boxOf(design), shown).map(({ rule }) => rule)
const sentencesOf = (design: SavedDesign) =>
  buildAdvice(design, boxOf(design), shown).map(({ sentence }) => sentence)

const shapes: Partial<SavedBuild>[] = [
  { shape: 'rectangular', width: 0.8, height: 0.4 },
  { shape: 'wedge', width: 0.9, height: 0.4, depth: 0.42, depthTop: 0.25 },
  { shape: 'l', width: 0.9, height: 0.4, depth: 0.5, notchWidth: 0.3, notchDepth: 0.15 },
  { shape: 'cylinder', width: 0.45, height: 0.45, depth: 0.6 },
]

test('the standard build of every template is one that can be saved and holds its volume', () => {
  for (const { design, id } of templates) {
    expect(SavedBuild.safeParse(standardBuild(design)).error?.issues, id).toBeUndefined()
    const box = boxOf(design)
    expect(box.gross - displacedVolume(box.taken), id).toBeCloseTo(design.box.rear.volume, 8)
  }
})

test('nothing makes the standard build of a template impossible', () => {
  for (const { design, id } of templates)
    expect(
      buildAdvice(design, boxOf(design), shown).filter(({ tone }) => tone === 'danger'),
      id,
    ).toEqual([])
})

test.each(shapes)('with the volume locked, a side of a $shape box follows', (change) => {
  for (const follows of ['width', 'height', 'depth'] as const)
    for (const litres of [60, 90]) {
      const design = built({ ...tube, rear: chamber(litres) }, { ...change, follows, braces: 1 })
      const box = boxOf(design)
      expect(box.gross - displacedVolume(box.taken)).toBeCloseTo(litres / 1000, 8)
    }
})

test.each(shapes)('the volume of a $shape box of locked size gives that size back', (change) => {
  const sized = built(tube, { ...change, lock: 'size', braces: 1 })
  const one = boxOf(sized)
  expect(one.net).toBeGreaterThan(0.01)
  const settled = settledDesign(sized, sized)
  expect(settled.box.rear.volume).toBeCloseTo(one.net, 8)
  const locked: SavedDesign = { ...settled, build: { ...sized.build, lock: 'volume' } }
  const other = boxOf(locked)
  expect(other.outside.depth).toBeCloseTo(one.outside.depth, 5)
})

test.each(shapes)('the walls of a $shape box fill what is between its outside and its inside', (change) => {
  for (const joint of ['butt', 'mitre', 'rabbet'] as const) {
    const box = boxOf(built(tube, { ...change, joint, baffleLayers: 2 }))
    const walls = boxPanels(box.shape, box.boards, jointOf(box.build))
    const wood = walls.reduce((sum, panel) => sum + panelVolume(panel), 0)
    expect(wood).toBeCloseTo(externalVolume(box.shape, box.boards) - box.gross, 7)
  }
})

test('a port takes its outer section times its length behind the front', () => {
  const box = boxOf(built(tube))
  const inside = (box.ports?.length ?? 0) - 0.018
  expect(box.ports?.length).toBeCloseTo(0.263, 2)
  expect(box.taken.ports).toBeCloseTo((Math.PI / 4) * 0.108 ** 2 * inside, 9)
  expect(box.taken.drivers).toBe(0.0035)
})

test('a hole for a tube is as wide as the tube outside, and each driver has its cut-out', () => {
  const design = built(tube, { baffleLayers: 2, cutOut: 0.28 })
  const fronts = boxOf(design).panels.filter(({ wall }) => wall === 'front')
  expect(fronts).toHaveLength(2)
  for (const { cutOuts } of fronts)
    expect(cutOuts.map((cutOut) => ('diameter' in cutOut ? cutOut.diameter : 0))).toEqual([0.28, 0.108])
})

test('a box of each kind has a build', () => {
  for (const kind of BoxKind.options) expect(builtBox(designWith({ kind })), kind).toHaveProperty('panels')
})

test('walls that leave no volume are refused', () => {
  expect(builtBox(built(tube, { lock: 'size', width: 0.08, height: 0.08, panel: 0.05 }))).toEqual({
    code: 'box_no_volume',
    message: 'Nothing is left of the volume once panels, driver and port are subtracted.',
  })
})

test('a driver that is too deep is refused with its depth and the space', () => {
  const design = built(
    { kind: 'sealed', rear: chamber(30) },
    { lock: 'size', width: 0.4, height: 0.4, depth: 0.3, driverDepth: 0.25 },
  )
  expect(sentencesOf(design)).toContain('The driver is 250 mm deep and the box leaves 239 mm.')
  const [found] = buildAdvice(design, boxOf(design), shown)
  expect(found?.drivers).toEqual([0])
  expect(rulesOf({ ...design, build: { ...design.build, driverDepth: 0.239 } })).not.toContain(
    'driver_does_not_fit',
  )
})

test('a tube that is longer than the box is deep is refused, a slot along three walls turns up instead', () => {
  const flat = built(tube, { width: 1.2, height: 0.6 })
  const length = Math.round((boxOf(flat).ports?.length ?? 0) * 1000)
  expect(sentencesOf(flat)).toContain(
    `This port would be ${length} mm long and does not fit. Make it narrower, tune higher or bend it.`,
  )
  const box = boxOf(startingDesign)
  expect(box.ports?.lengthInside).toBeGreaterThan(box.leastDepth)
  expect(box.bend).toBeDefined()
  expect(rulesOf(startingDesign)).not.toContain('port_too_long')
})

test('a bent slot is as long along its middle as it has to be, and leaves its mouth free', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.02, max: 0.12, noNaN: true }),
      fc.double({ min: 0.2, max: 1.2, noNaN: true }),
      (height, lengthInside) => {
        const inside = { height: 0.45, depth: 0.5 }
        const bend = slotBend({ height, lengthInside }, 0.018, inside)
        if (!bend) return true
        const top = height + 0.018 + bend.up
        const middle = inside.depth - height / 2 + (top - height / 2)
        expect(middle).toBeCloseTo(lengthInside, 9)
        expect(bend.along).toBeCloseTo(inside.depth - height, 9)
        return top <= inside.height - height + 1e-6
      },
    ),
  )
})

test('every board of a slot is inside the walls', () => {
  for (const { design, id } of templates) {
    const { panels, outside } = boxOf(design)
    for (const { wall, place, layers } of panels.filter((panel) => panel.wall === 'port'))
      for (const [x, y] of (layers[0]?.outer ?? []) as readonly (readonly [number, number])[]) {
        const at = ([0, 1, 2] as const).map(
          (axis) => place.origin[axis] + x * place.x[axis] + y * place.y[axis],
        )
        const sizes = [outside.width, outside.depth, outside.height]
        at.forEach((part, axis) => {
          expect(part, `${id} ${wall}`).toBeGreaterThanOrEqual(0.018 - 1e-9)
          expect(part, `${id} ${wall}`).toBeLessThanOrEqual((sizes[axis] ?? 0) - 0.018 + 1e-9)
        })
      }
  }
})

test('a slot along three walls that is not as wide as the box is refused, and the fix makes it so', () => {
  const design: SavedDesign = {
    ...startingDesign,
    build: { ...standardBuild(startingDesign), width: 0.6 },
  }
  const found = buildAdvice(design, boxOf(design), shown).find(({ rule }) => rule === 'slot_width')
  expect(found?.sentence).toBe(
    'A slot along three walls is as wide as the box inside, 564 mm. This one is 350 mm wide.',
  )
  expect(rulesOf(found?.fixes[0]?.design ?? design)).not.toContain('slot_width')
})

test('a wall that is free over more than 350 mm both ways asks for a brace, and the fix adds one', () => {
  const large = built({ kind: 'sealed', rear: chamber(120) }, { width: 0.6, height: 0.5 })
  const found = buildAdvice(large, boxOf(large), shown).find(({ rule }) => rule === 'needs_brace')
  const fixed = found?.fixes[0]?.design ?? large
  expect(fixed.build?.braces).toBe(1)
  expect(rulesOf(fixed)).not.toContain('needs_brace')
  const box = boxOf(fixed)
  expect(box.panels.filter(({ wall }) => wall === 'brace')).toHaveLength(1)
  expect(box.taken.braces).toBeGreaterThan(0)
})

test('passive radiators have their openings in the back', () => {
  const box = boxOf(
    designWith({ kind: 'passive_radiator', radiator: { ...startingDesign.box.radiator, count: 2 } }),
  )
  const back = box.panels.find(({ wall }) => wall === 'back')
  expect(back?.cutOuts).toHaveLength(2)
  expect(rulesOf(designWith({ kind: 'passive_radiator' }))).not.toContain('radiator_edge')
})

test('a volume that is set by hand locks the volume in the place of the size', () => {
  const sized = built(tube, { ...shapes[0], lock: 'size', depth: 0.4 })
  const settled = settledDesign(sized, sized)
  const wider = settledDesign({ ...settled, build: { ...sized.build, width: 0.9 } }, settled)
  expect(wider.box.rear.volume).toBeGreaterThan(settled.box.rear.volume)
  expect(wider.build?.lock).toBe('size')
  const byHand = settledDesign({ ...settled, box: { ...settled.box, rear: chamber(50) } }, settled)
  expect(byHand.build?.lock).toBe('volume')
  expect(byHand.box.rear.volume).toBe(0.05)
})

test('panels are nested by their thickness, and as many come out as went in', () => {
  const { panels, build } = boxOf(built(tube, { baffle: 0.025, baffleLayers: 2, braces: 2 }))
  const sheets = buildSheets(panels, build)
  expect(sheets.map(({ thickness }) => thickness)).toEqual([0.025, 0.018])
  const out = sheets.flatMap(({ nested }) =>
    'code' in nested ? [] : nested.sheets.flatMap(({ pieces }) => pieces.map(({ id }) => id)),
  )
  expect(out.toSorted()).toEqual(panels.map(({ id }) => id).toSorted())
})

test('a panel that is larger than its sheet is named', () => {
  const { panels, build } = boxOf(built(tube, { width: 1.3, sheetWidth: 1.22, sheetHeight: 0.61 }))
  const [sheets] = buildSheets(panels, build)
  expect(sheets?.nested).toMatchObject({
    code: 'panel_larger_than_sheet',
    message: 'Front is larger than the sheet. Use a larger sheet or split the panel.',
  })
})
