import { expect, test } from 'vitest'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { calculatorAccess, type ToolCaller } from '#shared/tools/pro-tools/calculator-access.ts'
import type { CalculatorGate, ToolSettings } from '#shared/tools/pro-tools/tool-tables.ts'
import { toolTables } from '#shared/tools/pro-tools/tool-tables.ts'
import { startingDesign } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { ampacity } from '#shared/tools/wiring/ampacity.ts'
import { chamber, computed, designWith } from '#test/support/subwoofer-designs.ts'
import { bandHz, inBand } from './band.ts'
import { calculatorParts } from './calculator-parts.ts'
import { designSystem } from './design-system.ts'
import { hearingTexts } from './hearing-texts.ts'
import { levelBand, levelCeiling, splLevel, totalWatts } from './spl-level.ts'
import { splNotices } from './spl-notices.ts'
import { SplStudy, type SplSystem, splRanges } from './spl-study.ts'
import { ampacityOf, splSupply } from './spl-supply.ts'
import { splTarget } from './spl-target.ts'
import { startingStudy, startingSystem } from './starting-study.ts'
import { calculatorTables, tableExamples } from './table-examples.ts'

const settings = Object.fromEntries(
  Object.entries(toolTables).map(([table, { initial }]) => [table, initial]),
) as unknown as ToolSettings

const midsize = { kind: 'default', corner: 66, leak: 20 } as const

const system = (changes: Partial<SplSystem> = {}): SplSystem => ({
  ...startingSystem,
  drivers: 1,
  cabin: { kind: 'none' },
  sd: undefined,
  xmax: undefined,
  ratedWatts: undefined,
  ...changes,
})

const problems = (study: unknown) => {
  const read = SplStudy.safeParse(study)
  return read.success ? [] : read.error.issues.map(({ message }) => message)
}

test('120 dB from 87 dB per watt at 1 m take 1,995 W', () => {
  const { watts } = splTarget(system(), 120, 40)
  expect(watts).toBeCloseTo(1995.3, 1)
  expect(splLevel(system({ watts: watts as number }), 40).level).toBeCloseTo(120)
})

test('drivers that share a power are 10·log n louder, with the same power each 20·log n', () => {
  const one = splLevel(system({ watts: 500 }), 40).level
  expect(splLevel(system({ watts: 500, drivers: 4 }), 40).level - one).toBeCloseTo(10 * Math.log10(4))
  const each = system({ watts: 500, drivers: 4, wattsOf: 'each' })
  expect(totalWatts(each)).toBe(2000)
  expect(splLevel(each, 40).level - one).toBeCloseTo(20 * Math.log10(4))
})

test('the cabin adds what its curve says, and distance does not count below its first mode', () => {
  const at = (hz: number, changes: Partial<SplSystem> = {}) =>
    splLevel(system({ cabin: midsize, distance: 2, ...changes }), hz).level
  const open = (hz: number) => splLevel(system({ distance: 2 }), hz).level
  expect(at(40) - open(40)).toBeCloseTo(9 + 6.02, 1)
  expect(at(70) - open(70)).toBeCloseTo(2.5, 1)
  const gains = [9, 9, 9, 9, 9]
  const measured = { kind: 'measured' as const, hz: [10, 20, 40, 80, 160], gains }
  expect(at(70, { cabin: measured })).toBeCloseTo(open(70) + 9 + 6.02, 1)
})

test('1 liter swept in 3 m³ is 124.5 dB at any frequency below the first mode, and cuts what is predicted above it', () => {
  const liter = system({ cabin: midsize, cabinVolume: 3, sd: 0.05, xmax: 0.02, watts: 50_000 })
  for (const hz of [20, 30, 60]) expect(levelCeiling(liter, hz)).toBeCloseTo(124.5, 1)
  const { predicted, level } = splLevel(liter, 30)
  expect(predicted).toBeGreaterThan(140)
  expect(level).toBeCloseTo(124.5, 1)
  expect(splNotices(liter, 30)).toEqual([expect.stringMatching(/cut from 14\d\.\d to 124\.5 dB\.$/)])
  expect(splTarget(liter, 124.5, 30).swept).toBeCloseTo(0.001, 4)
  expect(splTarget(liter, 124.5, 30).travel).toBeCloseTo(0.02, 3)
})

test('in the open the ceiling falls with the square of the frequency', () => {
  const open = system({ sd: 0.05, xmax: 0.02 })
  expect((levelCeiling(open, 80) as number) - (levelCeiling(open, 20) as number)).toBeCloseTo(24.08, 1)
  // In half space a doubling of distance halves the pressure.
  expect(
    (levelCeiling({ ...open, distance: 2 }, 40) as number) - (levelCeiling(open, 40) as number),
  ).toBeCloseTo(-6.02, 1)
})

test('what is not known limits nothing, and says so', () => {
  expect(levelCeiling(system(), 40)).toBeUndefined()
  expect(splNotices(system(), 40)).toEqual(['Enter Xmax or the rated power to see how loud it can play.'])
  expect(splNotices(system({ watts: 1000, ratedWatts: 500, cabin: midsize }), 40)).toContain(
    'This is more than the rated power of 500 W.',
  )
  const unknown = system({ sd: 0.05, xmax: 0.02, cabin: midsize, cabinVolume: undefined })
  expect(levelCeiling(unknown, 40)).toBeUndefined()
})

test('at rated power the heat of the coils takes 3 dB, at half of it 1.9 dB', () => {
  const hot = (watts: number) =>
    system({ heat: { kind: 'coil', rise: 150 }, drivers: 2, ratedWatts: 500, watts })
  const taken = (watts: number) =>
    splLevel({ ...hot(watts), heat: { kind: 'none' } }, 40).level - splLevel(hot(watts), 40).level
  expect(taken(1000)).toBeCloseTo(3.0, 1)
  expect(taken(500)).toBeCloseTo(1.9, 1)
  // Twice the power of the cold coil.
  const target = splLevel(hot(1000), 40).level
  expect(splTarget(hot(1), target, 40).watts).toBeCloseTo(1000, 0)
  // More power makes as much more heat.
  expect(splTarget(hot(1), 160, 40).watts).toBeUndefined()
})

test('a level lies within 3 dB, and within 1.5 dB with a measured cabin', () => {
  expect(levelBand(system({ cabin: midsize }))).toBe(3)
  expect(
    levelBand(system({ cabin: { kind: 'measured', hz: [1, 2, 3, 4, 5], gains: [0, 0, 0, 0, 0] } })),
  ).toBe(1.5)
})

test('a kilowatt of class D takes 90.6 A at 13.8 V, and 97.5 A where the supply sags to 12.83 V', () => {
  const supply = splSupply(system({ watts: 1000 }), settings)
  expect(supply.current).toBeCloseTo(90.6, 1)
  expect(supply.average).toBeCloseTo(30.2, 1)
  expect(supply.sag).toMatchObject({ voltage: expect.closeTo(12.83, 2), current: expect.closeTo(97.5, 1) })
  expect(supply.deficit).toBeUndefined()
  const idling = splSupply(system({ watts: 1000, signal: 'burp', alternator: 120 }), settings)
  expect(idling.deficit?.idle).toBeCloseTo(90.6 - (120 * 0.55 - 50), 1)
  expect(splSupply(system({ watts: 8000, supplyResistance: 0.05 }), settings).sag).toMatchObject({
    message: 'The supply cannot deliver this power through this cable.',
  })
})

test('cable and fuse follow from the tables of the platform', () => {
  const { cable, fuse } = splSupply(system({ watts: 1000, cableLength: 1 }), settings)
  expect(cable).toMatchObject({ awg: '6', rule: 'heat' })
  expect(fuse).toMatchObject({ fuse: 125, thinnest: '4', blocked: { code: 'fuse_above_cable' } })
  const strict = { ...settings, fuses: { ratings: [100, 200], continuous: 1 } }
  expect(splSupply(system({ watts: 1000, cableLength: 1 }), strict).fuse).toMatchObject({ fuse: 100 })
})

test('hearing is warned of from each level of the table on', () => {
  const texts = (level: number) => hearingTexts(level, settings.hearing)
  expect(texts(84.9)).toEqual([])
  expect(texts(85)).toEqual(['Loud enough to harm hearing'])
  expect(texts(120)).toEqual([
    'Loud enough to harm hearing',
    'Wear hearing protection, close the doors, and follow event limits.',
  ])
})

test('a sealed design keeps its curve, and the cones alone move its air', () => {
  const saved = designWith({ kind: 'sealed', rear: chamber(30) })
  const part = designSystem(saved, { name: 'Trunk' })
  if (isRefusal(part) || part.box.kind !== 'curve') throw new Error('no system')
  for (const reach of part.box.reach) expect(reach).toBeCloseTo(0, 2)
  const { curves, hz } = computed(saved)
  const at = hz.findIndex((one) => one >= 40)
  const own = splLevel({ ...startingSystem, ...part }, hz[at] as number)
  expect(own.predicted).toBeCloseTo(curves.spl[at] as number, 1)
  expect(part).toMatchObject({ drivers: 1, sd: 0.048, xmax: 0.014, ratedWatts: 500 })
})

test('drivers of a design are told one by one, and a port moves air beside them', () => {
  const saved = designWith({ kind: 'vented' })
  const part = designSystem({ ...saved, driver: { ...saved.driver, strings: 2 } }, { name: 'Two' })
  const one = designSystem(saved, { name: 'One' })
  if (isRefusal(part) || isRefusal(one) || one.box.kind !== 'curve') throw new Error('no system')
  expect(part).toMatchObject({ drivers: 2, sd: one.sd, ratedWatts: one.ratedWatts })
  expect(part.sensitivity).toBeCloseTo(one.sensitivity, 2)
  expect(inBand(one.box.reach, 33)).toBeGreaterThan(10)
  expect(problems({ ...startingStudy, systems: [{ ...startingSystem, ...part }] })).toEqual([])
})

test('a design whose driver is unknown is refused in its own words', () => {
  const { driver } = startingDesign
  const values = { ...driver.values, vas: undefined }
  expect(designSystem({ ...startingDesign, driver: { ...driver, values } }, { name: 'x' })).toMatchObject({
    message: 'Enter Vas, the volume of air that is as stiff as the suspension.',
  })
})

test('curves are read between whole hertz and held at the ends of the band', () => {
  const values = bandHz.map((hz) => hz)
  expect(inBand(values, 40)).toBe(40)
  expect(inBand(values, Math.sqrt(40 * 41))).toBeCloseTo(40.5)
  expect(inBand(values, 5)).toBe(20)
  expect(inBand(values, 200)).toBe(80)
})

test('a study with a number out of its range, or with a field that no one knows, is refused in words', () => {
  expect(problems(startingStudy)).toEqual([])
  const changed = (changes: object) =>
    problems({ ...startingStudy, systems: [{ ...startingSystem, ...changes }] })
  expect(changed({ sensitivity: 140 })).toEqual(['Must be between 60 and 110 dB.'])
  expect(changed({ drivers: 0 })).toEqual(['Must be between 1 and 64.'])
  expect(changed({ watts: Number.NaN })).toEqual(['Must be between 0.1 and 100000 W.'])
  expect(changed({ color: 'red' })).not.toEqual([])
  expect(problems({ ...startingStudy, hz: 81 })).toEqual(['Must be between 20 and 80 Hz.'])
  expect(problems({ ...startingStudy, schema: 2 })).not.toEqual([])
  expect(problems({ ...startingStudy, systems: Array(3).fill(startingSystem) })).toEqual([
    'Compare at most two systems',
  ])
  expect(
    problems({ ...startingStudy, meter: { ...startingStudy.meter, levels: Array(13).fill(90) } }),
  ).toEqual(['Add at most 12 levels'])
  for (const { min, max } of Object.values(splRanges)) expect(min).toBeLessThan(max)
})

test.each<[CalculatorGate['mode'], ToolCaller, string]>([
  ['open', 'visitor', 'quick target'],
  ['open', 'member', 'quick target'],
  ['open', 'full', 'quick design target meter +'],
  ['sign_in', 'visitor', 'quick target'],
  ['sign_in', 'member', 'quick target'],
  ['sign_in', 'full', 'quick design target meter +'],
  ['pro', 'visitor', 'quick target'],
  ['pro', 'member', 'quick target'],
  ['pro', 'full', 'quick design target meter +'],
])('with the gate %s a %s has %s', (mode, caller, expected) => {
  const { modes, extras } = calculatorParts(calculatorAccess({ mode, tries: 3 }, caller))
  expect([...modes, ...(extras ? ['+'] : [])].join(' ')).toBe(expected)
})

test('each table decides three results, which change with it', () => {
  for (const table of calculatorTables) expect(tableExamples(table, settings)).toHaveLength(3)
  const results = (changes: Partial<ToolSettings>, table: (typeof calculatorTables)[number]) =>
    tableExamples(table, { ...settings, ...changes }).map(({ result }) => result)
  expect(results({}, 'amplifiers')).toEqual(['131.8 A', '90.6 A', '30.2 A'])
  expect(results({}, 'fuses')).toEqual(['40 A fuse', '125 A fuse', '300 A fuse'])
  expect(results({ fuses: { ratings: [50], continuous: 1 } }, 'fuses')[2]).toMatch(/^No fuse is large enough/)
  expect(results({}, 'supply')).toEqual(['32.5 A', '85.0 A', '0.414 V'])
  expect(results({}, 'cabins')[1]).toBe('Van +4.6 dB, Midsize +9.0 dB, Compact +13.4 dB')
  expect(results({}, 'gate')).toEqual([
    'Example + 3 runs a day, then log in',
    'Quick and Target, unlimited',
    'Everything',
  ])
  expect(results({ hearing: { texts: [{ from: 100, text: 'Loud' }] } }, 'hearing')).toEqual([
    'Nothing is said.',
    'Loud',
    'Loud',
  ])
  expect(results({}, 'ampacity')[1]).toContain('AWG by')
})

test('the second figure of a gauge holds where it is the stricter one, until it is switched off', () => {
  const { ampacity: table } = settings
  const cable = (awg: '4' | '1/0', changes: Partial<typeof table> = {}) =>
    ampacity({ size: { awg }, material: 'ofc' }, ampacityOf({ ...table, ...changes }))
  expect([cable('4'), cable('1/0')]).toEqual([125, 285])
  expect([cable('4', { secondFigures: 'ignored' }), cable('1/0', { secondFigures: 'ignored' })]).toEqual([
    160, 285,
  ])
  // A table from before the switch.
  const { secondFigures: _switch, ...before } = table
  expect(toolTables.ampacity.schema.parse(before)).toEqual(table)
})
