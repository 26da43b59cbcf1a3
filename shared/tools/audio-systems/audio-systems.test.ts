import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDiagram } from '#shared/tools/diagrams/check-diagram.ts'
import { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { drawingFaults } from '#test/support/drawing-faults.ts'
import { allProblems } from './all-problems.ts'
import { laidOutSystem } from './laid-out-system.ts'
import { startingSystemStudy as start } from './starting-system.ts'
import { supplyProblems } from './supply-problems.ts'
import { systemLevel } from './system-level.ts'
import { systemList } from './system-list.ts'
import { systemProblems } from './system-problems.ts'
import { type SystemAmplifier, SystemStudy, type SystemSubwoofer } from './system-study.ts'
import { systemSupply } from './system-supply.ts'
import { subwooferWirings } from './system-units.ts'

const [mono, four] = start.amplifiers as [SystemAmplifier, SystemAmplifier]
const sub = start.subwoofers as SystemSubwoofer
const { dsp: _, ...bare } = start
const noDsp: SystemStudy = bare

const rulesOf = (study: SystemStudy) => systemProblems(study).map(({ rule }) => rule)
const issuesOf = (study: SystemStudy) =>
  checkDiagram(laidOutSystem(study, initialSettings), initialSettings).issues

test('the system to begin with has no problem', () => {
  expect(SystemStudy.parse(start)).toEqual(start)
  expect(systemProblems(start)).toEqual([])
})

test.each<[string, SystemStudy]>([
  ['with a DSP', start],
  ['without one', { ...noDsp, headUnit: { ...start.headUnit, outputs: 4 } }],
  ['of one amplifier', { ...noDsp, speakers: [], amplifiers: [mono] }],
  [
    'of four subwoofers on two strong amplifiers',
    {
      ...start,
      vehicle: { ...start.vehicle, alternator: 400 },
      dsp: { name: 'DSP', inputs: 2, outputs: 4 },
      subwoofers: { ...sub, count: 4, ohms: 2, watts: 1250 },
      amplifiers: [{ ...mono, count: 2, watts: 2500, lowest: 1, fuses: [125, 125] }, four],
    },
  ],
  [
    'of a bridged amplifier',
    {
      ...noDsp,
      speakers: [],
      amplifiers: [
        { ...four, drives: 'subwoofers', channels: 2, bridged: true, watts: 500, fuses: [30, 30] },
      ],
    },
  ],
])('a system %s becomes a diagram that keeps every rule', (_name, study) => {
  expect(systemProblems(study)).toEqual([])
  const diagram = laidOutSystem(study, initialSettings)
  expect(() => Diagram.parse(diagram)).not.toThrow()
  expect(issuesOf(study)).toEqual([])
})

test('the sum of the fuses is at most the main fuse', () => {
  const { branches, main } = systemSupply(start, initialSettings)
  const sum = branches.reduce((all, { cable }) => all + cable.fuse * cable.runs, 0)
  expect(main && main.fuse * main.runs).toBeGreaterThanOrEqual(sum)
})

test('an amplifier beside the rated power of its driver is warned about', () => {
  expect(rulesOf({ ...start, subwoofers: { ...sub, watts: 1001 } })).toEqual(['power_outside'])
  expect(rulesOf({ ...start, subwoofers: { ...sub, watts: 333 } })).toEqual(['power_outside'])
  expect(rulesOf({ ...start, subwoofers: { ...sub, watts: 1000 } })).toEqual([])
})

test('a load below the minimum is refused', () => {
  const wiring = { coils: 'parallel', series: 1 } as const
  expect(systemProblems({ ...start, subwoofers: { ...sub, ohms: 2, wiring } })).toEqual([
    {
      rule: 'load_below_minimum',
      tone: 'danger',
      sentence: 'Mono amplifier is stable down to 2 Ω here and would see 1 Ω.',
    },
  ])
})

test('without a choice the lowest load that the amplifier stands is taken', () => {
  expect(subwooferWirings(start)?.chosen?.load).toBe(2)
  expect(subwooferWirings({ ...start, amplifiers: [{ ...mono, lowest: 4 }, four] })?.chosen?.load).toBe(8)
})

test('speakers need channels, subwoofers an even share of the outputs, and both an amplifier', () => {
  expect(rulesOf({ ...start, speakers: [{ ...start.speakers[0], count: 6 } as never] })).toEqual([
    'channels_short',
  ])
  expect(
    rulesOf({ ...start, subwoofers: { ...sub, count: 3 }, amplifiers: [{ ...mono, count: 2 }, four] }),
  ).toContain('uneven_subwoofers')
  expect(rulesOf({ ...start, amplifiers: [] })).toEqual(['no_amplifier', 'no_amplifier'])
})

test('the list adds up to the cent, and says what has no price', () => {
  const list = systemList(start)
  expect(list.total).toBe(40_000 + 35_000 + 4 * 7_500 + 25_000 + 35_000 + 30_000 + 20_000)
  expect(list.left).toBe(250_000 - list.total)
  const { price: __, ...unpriced } = start.headUnit
  expect(systemList({ ...start, headUnit: unpriced })).toMatchObject({
    unpriced: 1,
    total: list.total - 40_000,
  })
})

test('a longer cabin lowers its corner and the level', () => {
  const short = systemLevel({ ...start, vehicle: { ...start.vehicle, cabinLength: 2 } })
  const long = systemLevel({ ...start, vehicle: { ...start.vehicle, cabinLength: 4 } })
  expect(short).toBeGreaterThan(long ?? Number.POSITIVE_INFINITY)
})

test('more power than its fuses allow, and more current than the alternator leaves, is warned about', () => {
  const supplyRules = (study: SystemStudy) =>
    supplyProblems(study, initialSettings).map(({ rule, tone }) => [rule, tone])
  expect(supplyRules(start)).toEqual([])
  // 60 A at 13.8 V and 80 % are 662.4 W.
  expect(supplyRules({ ...start, amplifiers: [{ ...mono, watts: 662 }, four] })).toEqual([])
  expect(supplyRules({ ...start, amplifiers: [{ ...mono, watts: 663 }, four] })).toEqual([
    ['power_above_fuses', 'warning'],
  ])
  const burp: SystemStudy = { ...start, goals: { ...start.goals, signal: 'burp' } }
  expect(supplyRules(burp)).toEqual([])
  expect(supplyRules({ ...burp, vehicle: { ...start.vehicle, alternator: 120 } })).toEqual([
    ['alternator_deficit', 'warning'],
  ])
})

test('a supply that collapses in the diagram is refused before it is opened', () => {
  const strong = (watts: number): SystemStudy => ({
    ...start,
    vehicle: { ...start.vehicle, alternator: 1000 },
    subwoofers: { ...sub, watts },
    amplifiers: [{ ...mono, watts, lowest: 1, fuses: [] }, four],
  })
  const collapses = (study: SystemStudy) => ({
    told: supplyProblems(study, initialSettings).some(
      ({ rule, tone }) => rule === 'supply_collapses' && tone === 'danger',
    ),
    isSo: issuesOf(study).some(({ rule }) => rule === 'supply_collapses'),
  })
  expect(collapses(strong(5000))).toEqual({ told: false, isSo: false })
  expect(collapses(strong(10_000))).toEqual({ told: true, isSo: true })
})

test('what several amplifiers break in the same words is said once', () => {
  const study: SystemStudy = {
    ...start,
    dsp: { name: 'DSP', inputs: 2, outputs: 8 },
    subwoofers: { ...sub, count: 4, watts: 2000 },
    amplifiers: [{ ...mono, count: 4 }, four],
  }
  expect(systemProblems(study).filter(({ rule }) => rule === 'power_outside')).toHaveLength(4)
  expect(allProblems(study, initialSettings).filter(({ rule }) => rule === 'power_outside')).toHaveLength(1)
})

test('a vented subwoofer is said to need a subsonic filter, as its diagram says', () => {
  const vented: SystemStudy = { ...start, subwoofers: { ...sub, box: 'vented', tuning: 40 } }
  expect(systemProblems(vented)).toEqual([
    {
      rule: 'no_subsonic',
      tone: 'warning',
      sentence: `${sub.name} is in a vented box. Set a subsonic filter at 34 Hz on its amplifier or in the DSP.`,
    },
  ])
  expect(issuesOf(vented).map(({ rule }) => rule)).toEqual(['no_subsonic'])
})

test('what no standard fuse and cable hold is refused', () => {
  const tables = { ...initialSettings, fuses: { ...initialSettings.fuses, ratings: [5] } }
  const short = { rule: 'cables_short', tone: 'danger' }
  expect(supplyProblems(start, tables)).toContainEqual(expect.objectContaining(short))
  expect(supplyProblems(start, initialSettings)).not.toContainEqual(expect.objectContaining(short))
})

test('the main fuse holds the sum of the fuses behind it, or it is said that it does not', () => {
  for (const watts of [500, 1000, 2000, 5000, 10_000, 20_000])
    for (const count of [1, 2, 4]) {
      const study: SystemStudy = { ...start, amplifiers: [{ ...mono, count, watts, fuses: [] }, four] }
      const { branches, main } = systemSupply(study, initialSettings)
      const behind = branches.reduce((sum, { cable }) => sum + cable.fuse * cable.runs, 5)
      const rules = supplyProblems(study, initialSettings).map(({ rule }) => rule)
      expect(rules.includes('fuses_above_main'), `${count} × ${watts} W`).toBe(
        behind > (main ? main.fuse * main.runs : 0),
      )
    }
})

/** Systems of all sizes, also unlikely ones; the same each time. */
const anySystem = fc.record({
  dsp: fc.boolean(),
  alternator: fc.integer({ min: 30, max: 1000 }),
  run: fc.double({ min: 0.5, max: 12, noNaN: true }),
  outputs: fc.integer({ min: 1, max: 4 }),
  speakers: fc.integer({ min: 0, max: 8 }),
  subwoofers: fc.integer({ min: 1, max: 8 }),
  coils: fc.constantFrom(1 as const, 2 as const),
  count: fc.integer({ min: 1, max: 4 }),
  channels: fc.integer({ min: 1, max: 8 }),
  bridged: fc.boolean(),
  watts: fc.integer({ min: 1, max: 20_000 }),
  fuses: fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 4 }),
})

type AnySystem = typeof anySystem extends fc.Arbitrary<infer Any> ? Any : never

const studyOf = (any: AnySystem): SystemStudy => ({
  ...noDsp,
  vehicle: { ...start.vehicle, alternator: any.alternator, run: any.run },
  headUnit: { ...start.headUnit, outputs: any.outputs },
  ...(any.dsp && { dsp: { name: 'DSP', inputs: 2, outputs: any.outputs } }),
  speakers: any.speakers ? [{ name: 'x'.repeat(60), count: any.speakers, ohms: 4, watts: 80 }] : [],
  subwoofers: { ...sub, count: any.subwoofers, coils: any.coils, ohms: 4 },
  amplifiers: [
    {
      ...mono,
      ...pick(any),
      drives: 'subwoofers',
      lowest: 0.1,
      bridged: any.bridged && any.channels > 1,
    },
    { ...four, count: 4 },
  ],
})

test('whatever system has no severe problem becomes a diagram that the editor takes', () => {
  fc.assert(
    fc.property(anySystem, (any) => {
      const study = studyOf(any)
      fc.pre(SystemStudy.safeParse(study).success)
      const severe = [...systemProblems(study), ...supplyProblems(study, initialSettings)].some(
        ({ tone }) => tone === 'danger',
      )
      const read = Diagram.safeParse(laidOutSystem(study, initialSettings))
      if (!severe) expect(read.error?.issues).toBeUndefined()
    }),
    { seed: 1, numRuns: 300 },
  )
})

const pick = ({
  count,
  channels,
  watts,
  fuses,
}: Pick<SystemAmplifier, 'count' | 'channels' | 'watts' | 'fuses'>) => ({
  count,
  channels,
  watts,
  fuses,
})

test('the drawings of 200 systems have no part on another, no cable through a part, no two kinds on one line', () => {
  fc.assert(
    fc.property(anySystem, (any) => {
      const diagram = laidOutSystem(studyOf(any), initialSettings)
      const boxes = diagram.nodes.map((node) => ({ ...nodeBox(node), id: node.id, x: node.x, y: node.y }))
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          expect(
            one.x >= other.x + other.width ||
              other.x >= one.x + one.width ||
              one.y >= other.y + other.height ||
              other.y >= one.y + one.height,
            `${one.id} and ${other.id}`,
          ).toBe(true)
      expect(drawingFaults(diagram)).toEqual([])
    }),
    { seed: 2, numRuns: 200, endOnFailure: true },
  )
}, 120_000)
