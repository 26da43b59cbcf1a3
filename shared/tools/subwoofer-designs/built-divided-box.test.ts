import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sectionArea } from '#shared/tools/enclosures/box-section.ts'
import { externalVolume } from '#shared/tools/enclosures/box-volume.ts'
import { displacedVolume } from '#shared/tools/enclosures/displacement.ts'
import { isCircle, type Panel, panelThickness, panelVolume } from '#shared/tools/enclosures/panel.ts'
import type { Point } from '#shared/tools/enclosures/polygon.ts'
import {
  bandpassKinds,
  dividedBoxOf as boxOf,
  dividedDesign,
  dividedDesigns,
  round,
  slot,
} from '#test/support/divided-boxes.ts'
import { chamber, designWith } from '#test/support/subwoofer-designs.ts'
import { buildAdvice } from './build-advice.ts'
import { buildSheets } from './build-sheets.ts'
import { builtBox } from './built-box.ts'
import { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'
import { settledDesign } from './settled-design.ts'
import { standardBuild } from './standard-build.ts'
import { startingDesign } from './starting-designs.ts'

const shown = { length: (metres: number) => `${Math.round(metres * 1000)} mm` }

const adviceOf = (design: SavedDesign) => buildAdvice(design, boxOf(design), shown)
const rulesOf = (design: SavedDesign) => adviceOf(design).map(({ rule }) => rule)

const meters = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const ports = fc.oneof(
  fc
    .record({ tuning: meters(25, 70), width: meters(0.1, 0.4), height: meters(0.02, 0.1) })
    .map(({ tuning, width, height }) => slot(tuning, width, height)),
  fc
    .record({ tuning: meters(25, 70), diameter: meters(0.05, 0.15) })
    .map(({ tuning, diameter }) => round(tuning, diameter)),
)

/** Boxes of every kind, shape, joint and lock that a design with two chambers can have. */
const anyDesign = fc
  .record({
    kind: fc.constantFrom(...bandpassKinds),
    rear: fc.integer({ min: 40, max: 140 }).map(chamber),
    front: fc.integer({ min: 20, max: 90 }).map(chamber),
    rearPorts: ports,
    frontPorts: ports,
  })
  .chain((box) =>
    fc
      .record({
        shape: fc.constantFrom('rectangular' as const, 'wedge' as const),
        depthTop: meters(0.35, 0.5),
        frontLean: fc.constantFrom(0, 0.08),
        follows: fc.constantFrom('width' as const, 'depth' as const, 'height' as const),
        lock: fc.constantFrom('volume' as const, 'size' as const),
        joint: fc.constantFrom('butt' as const, 'mitre' as const, 'rabbet' as const),
        baffleLayers: fc.constantFrom(1 as const, 2 as const),
        braces: fc.integer({ min: 0, max: 4 }),
      })
      .map((change) => ({ ...dividedDesign(box, change), name: `${box.kind} ${change.shape}` })),
  )

test('each chamber holds the net air of the design, whatever its drivers, ports and braces take', () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const built = builtBox(design)
      if ('code' in built) return
      const { divided } = boxOf(design)
      const share = design.box.front.volume / (design.box.front.volume + design.box.rear.volume)
      for (const [name, wanted] of [
        ['front', design.build.lock === 'volume' ? design.box.front.volume : built.net * share],
        ['rear', design.build.lock === 'volume' ? design.box.rear.volume : built.net * (1 - share)],
      ] as const) {
        const { from, to, taken } = divided.chambers[name]
        const drawn = sectionArea(divided.section) * (to - from)
        expect(drawn - displacedVolume(taken), name).toBeCloseTo(wanted, 7)
      }
    }),
    { numRuns: 150 },
  )
})

test('the right side begins where the rear chamber ends, and the wood and both chambers fill the outside', () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const built = builtBox(design)
      if ('code' in built) return
      const { divided, panels, shape, boards, outside } = boxOf(design)
      const { front, rear } = divided.chambers
      expect(front.from).toBe(boards.panel)
      expect(rear.to).toBeCloseTo(outside.width - boards.panel, 6)
      const isWood = ({ wall }: Panel) => wall !== 'brace' && wall !== 'port'
      const wood = panels
        .filter(isWood)
        .reduce((sum, panel) => sum + panelVolume({ ...panel, cutOuts: [] }), 0)
      expect(wood + front.gross + rear.gross).toBeCloseTo(externalVolume(shape, boards), 6)
    }),
    { numRuns: 150 },
  )
})

test('a wedge whose slope alone holds more than both chambers need is refused', () => {
  const { box } = dividedDesigns.bandpass_6_parallel
  const steep = { shape: 'wedge', lock: 'volume', follows: 'depth', depth: 1.25, depthTop: 0.35 } as const
  const design = dividedDesign(box, { ...steep, width: 0.8, height: 0.48, braces: 0 })
  expect(builtBox(design)).toMatchObject({ code: 'box_no_volume' })
})

test('what is subtracted for braces and ports is what their boards and tubes are', () => {
  const { panels, taken, vents } = boxOf(dividedDesigns.bandpass_6_parallel)
  const wood = (wall: Panel['wall']) =>
    panels.filter((panel) => panel.wall === wall).reduce((sum, panel) => sum + panelVolume(panel), 0)
  expect(taken.braces).toBeCloseTo(wood('brace'), 9)
  expect(taken.divider).toBeCloseTo(
    panels
      .filter(({ wall }) => wall === 'divider')
      .reduce((sum, one) => sum + panelVolume({ ...one, cutOuts: [] }), 0),
    9,
  )
  expect(taken.ports).toBeCloseTo(
    vents.reduce((sum, { ports: { volume } }) => sum + volume, 0),
    9,
  )
})

/** Returns the position of a panel in its box and its extent in each direction. */
function reach({ place, layers, ...panel }: Panel): { from: number; to: number }[] {
  const corners = layers.flatMap(({ outer }) => (isCircle(outer) ? [] : [...outer])) as Point[]
  const thickness = panelThickness({ place, layers, ...panel })
  return ([0, 1, 2] as const).map((axis) => {
    const at = corners.flatMap(([x, y]) =>
      [0, thickness].map(
        (deep) => place.origin[axis] + x * place.x[axis] + y * place.y[axis] + deep * place.inward[axis],
      ),
    )
    return { from: Math.min(...at), to: Math.max(...at) }
  })
}

/** A slot may differ from its chamber by less than anyone saws, m. */
const slack = 5e-4

test.each(bandpassKinds)('no two panels of a %s box are in the same place', (kind) => {
  const tubes = dividedDesign({ kind, rearPorts: round(33, 0.06), frontPorts: round(60, 0.05) })
  const braced = [0, 1, 2, 4].map((braces) => ({ ...tubes, build: { ...tubes.build, braces } }))
  for (const design of [dividedDesigns[kind], ...braced]) {
    const { panels } = boxOf(design)
    const placed = panels.map((panel) => ({ id: panel.id, reach: reach(panel) }))
    for (const [at, one] of placed.entries())
      for (const other of placed.slice(at + 1)) {
        const shared = one.reach.map(({ from, to }, axis) => {
          const beside = other.reach[axis] as { from: number; to: number }
          return Math.min(to, beside.to) - Math.max(from, beside.from)
        })
        expect(Math.min(...shared), `${one.id} and ${other.id}`).toBeLessThan(slack)
      }
  }
})

const standardOf = (design: SavedDesign): SavedBuild => design.build ?? standardBuild(design)

test.each(bandpassKinds)('a %s box into which everything fits has nothing against it', (kind) => {
  const design = dividedDesigns[kind]
  expect(SavedBuild.safeParse(design.build).error?.issues).toBeUndefined()
  expect(
    adviceOf(design).flatMap(({ rule, sentence }) => (rule === 'needs_brace' ? [] : [sentence])),
  ).toEqual([])
})

test('drivers have their cut-outs in every board of the divider, and ports theirs where they begin', () => {
  const holes = (design: SavedDesign, wall: Panel['wall']) =>
    boxOf(design)
      .panels.filter((panel) => panel.wall === wall)
      .map(({ cutOuts }) => cutOuts.length)
  const doubled = (kind: (typeof bandpassKinds)[number]) => ({
    ...dividedDesigns[kind],
    build: { ...standardOf(dividedDesigns[kind]), baffleLayers: 2 as const },
  })
  expect([holes(doubled('bandpass_4'), 'divider'), holes(doubled('bandpass_4'), 'front')]).toEqual([
    [1, 1],
    [1],
  ])
  const parallel = doubled('bandpass_6_parallel')
  expect([holes(parallel, 'divider'), holes(parallel, 'front')]).toEqual([[1, 1], [2]])
  const series = doubled('bandpass_6_series')
  expect([holes(series, 'divider'), holes(series, 'front')]).toEqual([[2, 2], [1]])
})

test('the port between the chambers is cut for the thickness of the divider that it goes through', () => {
  const design = dividedDesigns.bandpass_6_series
  const inside = (baffleLayers: 1 | 2) => {
    const build = { ...standardOf(design), baffleLayers }
    return boxOf({ ...design, build }).vents.find(({ isInner }) => isInner)?.ports.lengthInside ?? 0
  }
  expect(inside(1) - inside(2)).toBeCloseTo(0.018, 9)
})

test('ports of the front open into their own chamber', () => {
  const { vents, divided } = boxOf(dividedDesigns.bandpass_6_parallel)
  for (const { part, places } of vents) {
    const { from, to } = divided.chambers[part === 'rearPorts' ? 'rear' : 'front']
    for (const { center, shape } of places) {
      const half = (shape.kind === 'slot' ? shape.width : shape.diameter) / 2
      expect(center[0] - half).toBeGreaterThan(from - 5e-4)
      expect(center[0] + half).toBeLessThan(to + 5e-4)
    }
  }
})

test('an L and a tube say that a divider is not for them, and a rectangular box is', () => {
  for (const shape of ['l', 'cylinder'] as const) {
    const design = dividedDesign({ kind: 'bandpass_4' }, { shape })
    expect(builtBox(design)).toEqual({
      code: 'shape_not_divided',
      message:
        'A box with two chambers is rectangular or a wedge. You can build an L or a tube with one chamber only.',
    })
    expect(builtBox({ ...design, build: { ...design.build, shape: 'rectangular' } })).toHaveProperty('panels')
  }
})

test('while the size is locked, both volumes follow and keep their shares; one set by hand locks the volumes', () => {
  const design = dividedDesign(
    { kind: 'bandpass_6_parallel' },
    { lock: 'size', width: 1, height: 0.5, depth: 0.5 },
  )
  const settled = settledDesign(design, design)
  const { rear, front } = settled.box
  expect(front.volume / rear.volume).toBeCloseTo(design.box.front.volume / design.box.rear.volume, 6)
  const { divided, outside } = boxOf(settled)
  expect(divided.chambers.rear.net).toBeCloseTo(rear.volume, 7)
  const volume = { ...settled, build: { ...design.build, lock: 'volume' as const } }
  expect(boxOf(volume).outside.width).toBeCloseTo(outside.width, 4)
  const byHand = settledDesign({ ...settled, box: { ...settled.box, front: chamber(30) } }, settled)
  expect(byHand.build?.lock).toBe('volume')
  expect(byHand.box.front.volume).toBe(0.03)
})

test('a driver that is too deep for the rear chamber, and a cone without room in the front one, are told', () => {
  const narrow = dividedDesign(
    { kind: 'bandpass_4', frontPorts: round(60, 0.05) },
    { height: 0.9, depth: 0.9 },
  )
  const sentences = adviceOf(narrow).map(({ sentence }) => sentence)
  expect(sentences).toContain('The driver is 153 mm deep and the rear chamber leaves 75 mm.')
  expect(sentences.some((one) => /^The cone needs 59 mm in front of the divider/.test(one))).toBe(true)
  expect(adviceOf(narrow).find(({ rule }) => rule === 'driver_does_not_fit')?.drivers).toEqual([0])
  const fix = adviceOf(narrow).find(({ rule }) => rule === 'driver_does_not_fit')?.fixes[0]
  expect(fix?.label).toBe('Use the usual size')
  expect(rulesOf(fix?.design ?? narrow)).not.toContain('driver_does_not_fit')
})

test('a tube that runs into the magnet is told, and the fix makes it fit', () => {
  const crowded = dividedDesign(
    { kind: 'bandpass_6_parallel', rearPorts: round(33, 0.1), frontPorts: round(60, 0.075) },
    { portsMoved: { x: -0.1, y: 0 } },
  )
  const issue = adviceOf(crowded).find(({ rule }) => rule === 'port_driver')
  expect(issue?.sentence).toBe('The port of the rear chamber runs into a driver.')
  expect(rulesOf(issue?.fixes[0]?.design ?? crowded)).not.toContain('port_driver')
})

test('a slot on both sides of the divider is refused, and the one between the chambers becomes round', () => {
  const design = dividedDesign({
    kind: 'bandpass_6_series',
    rearPorts: slot(33, 0.35, 0.03),
    frontPorts: slot(60, 0.2, 0.04),
  })
  const issue = adviceOf(design).find(({ rule }) => rule === 'port_in_slot')
  expect(issue?.tone).toBe('danger')
  const [fix] = issue?.fixes ?? []
  expect(fix?.design.box.rearPorts.shape).toBe('round')
  expect(rulesOf(fix?.design ?? design)).not.toContain('port_in_slot')
  // A slot becomes several if no single tube has room.
  const { rearPorts, frontPorts } = dividedDesigns.bandpass_6_parallel.box
  const wide = dividedDesign({ kind: 'bandpass_6_series', rearPorts, frontPorts })
  const [usual] = adviceOf(wide).flatMap(({ rule, fixes }) => (rule === 'slot_width' ? fixes : []))
  const slots = usual?.design ?? wide
  const several = adviceOf(slots).find(({ rule }) => rule === 'port_in_slot')?.fixes[0]
  expect(several?.label).toMatch(/tubes$|round$/)
  expect(rulesOf(several?.design ?? slots)).not.toContain('port_in_slot')
})

test('a slot along three walls is as wide as its chamber, and the fix keeps its area', () => {
  const design = dividedDesign(
    { kind: 'bandpass_4', frontPorts: slot(60, 0.3, 0.05) },
    { height: 0.5, depth: 0.5 },
  )
  const issue = adviceOf(design).find(({ rule }) => rule === 'slot_width')
  const fixed = issue?.fixes[0]?.design ?? design
  const { width, height } = fixed.box.frontPorts
  expect(width * height).toBeCloseTo(0.3 * 0.05, 9)
  expect(rulesOf(fixed)).not.toContain('slot_width')
})

test('fixes lead from the first box of each kind to one that can be built', () => {
  for (const kind of bandpassKinds) {
    let design: SavedDesign = designWith({ kind })
    for (let step = 0; step < 6; step++) {
      const next = adviceOf(design)
        .filter(({ tone }) => tone === 'danger')
        .flatMap(({ fixes }) => fixes)[0]
      if (!next) break
      design = next.design
    }
    const left = adviceOf(design).flatMap(({ tone, sentence }) => (tone === 'danger' ? [sentence] : []))
    expect(left, kind).toEqual([])
  }
})

test('the ports of each chamber are moved by themselves, and slots stay at their walls', () => {
  const design = dividedDesign({
    kind: 'bandpass_6_parallel',
    rearPorts: round(33, 0.08),
    frontPorts: round(60, 0.075),
  })
  const at = (build: SavedBuild) =>
    boxOf({ ...design, build }).vents.map(({ places }) => places[0]?.center ?? [0, 0])
  const [rear, front] = at(design.build)
  const [sameRear, moved] = at({ ...design.build, frontPortsMoved: { x: 0.01, y: 0.02 } })
  expect(sameRear).toEqual(rear)
  expect(moved?.[0]).toBeCloseTo((front?.[0] ?? 0) + 0.01, 9)
  const slotted = dividedDesigns.bandpass_6_parallel
  const still = boxOf(slotted).vents.map(({ places }) => places)
  const pushed = {
    ...standardOf(slotted),
    portsMoved: { x: 0.1, y: 0.1 },
    frontPortsMoved: { x: 0.1, y: 0.1 },
  }
  expect(boxOf({ ...slotted, build: pushed }).vents.map(({ places }) => places)).toEqual(still)
})

test('a port between the chambers that is long enough passes the window of a brace, or meets its frame', () => {
  const long = { rear: chamber(90), rearPorts: round(24, 0.09), frontPorts: round(45, 0.05) }
  const design = dividedDesign({ kind: 'bandpass_6_series', ...long })
  const [port] = boxOf(design).vents
  expect(port?.isInner).toBe(true)
  const braced = { ...design, build: { ...design.build, braces: 2 } }
  const { divided } = boxOf(braced)
  const brace = divided.braces.find((one) => one.chamber === 'rear')
  expect((brace?.at ?? 9) - divided.chambers.rear.from).toBeLessThan(port?.ports.lengthInside ?? 0)
  expect(rulesOf(braced)).not.toContain('brace_port')
  const aside = { ...braced, build: { ...braced.build, portsMoved: { x: 0.1, y: 0 } } }
  const issue = adviceOf(aside).find(({ rule }) => rule === 'brace_port')
  expect(issue?.sentence).toBe(
    'The port between the chambers meets a brace. Move the port, or use fewer braces.',
  )
  expect(rulesOf(issue?.fixes[0]?.design ?? aside)).not.toContain('brace_port')
})

test('a divided box is nested with every panel, its divider included', () => {
  const { panels, build } = boxOf(dividedDesigns.bandpass_6_parallel)
  const out = buildSheets(panels, build).flatMap(({ nested }) =>
    'code' in nested ? [] : nested.sheets.flatMap(({ pieces }) => pieces.map(({ id }) => id)),
  )
  expect(out.toSorted()).toEqual(panels.map(({ id }) => id).toSorted())
  expect(out).toContain('divider')
})

test('a build that was saved before there were dividers stays one that can be saved', () => {
  const { frontPortWall: _, frontPortsMoved: __, ...before } = standardBuild(startingDesign)
  expect(SavedBuild.safeParse(before).success).toBe(true)
})
