import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectVector, vectorsOf } from '#test/support/vectors.ts'
import { ampacity, marineAmpacity, retailAmpacity } from './ampacity.ts'
import { type Awg, awgArea, awgGauges } from './awg.ts'
import { type Cable, cableName, cableResistance } from './cable.ts'
import { dropLimit } from './drop-limit.ts'
import { gaugeChoice } from './gauge-choice.ts'
import { type ReturnPath, voltageDrop } from './voltage-drop.ts'

const vectors = vectorsOf('wire')
const copper = (awg: Awg): Cable => ({ size: { awg }, material: 'ofc' })

test('gauges have the area and resistance of the vectors', () => {
  const gauges = vectors.filter(({ id }) => id.startsWith('awg-'))
  expect(gauges).toHaveLength(4)
  for (const vector of gauges) {
    const awg = vector.inputs.awg as Awg
    expectVector(vector, {
      area_mm2: awgArea(awg) * 1e6,
      mohm_per_m: cableResistance(copper(awg), 1, vector.inputs.temp_c as number) * 1e3,
    })
  }
})

test('voltage drops meet the vectors', () => {
  const drops = vectors.filter(({ id }) => id.startsWith('vdrop-'))
  expect(drops).toHaveLength(5)
  for (const vector of drops) {
    const { awg, area_mm2, parallel, length_one_way_m, current_a, temp_c, supply_v } =
      vector.inputs as Record<string, number>
    const cable: Cable = {
      size: area_mm2 ? { area: area_mm2 / 1e6 } : { awg: awg as unknown as Awg },
      material: vector.inputs.material as 'ofc' | 'cca',
      parallel,
    }
    const { resistance, drop, heat } = voltageDrop(cable, {
      length: length_one_way_m as number,
      current: current_a as number,
      returnPath: vector.inputs.return_path as ReturnPath,
      celsius: temp_c,
    })
    expectVector(vector, {
      r_total_mohm: resistance * 1e3,
      drop_v: drop,
      drop_pct: (100 * drop) / (supply_v as number),
      heat_w: heat,
    })
  }
})

test('a cable drops more when it is warm, and half as much beside a second one', () => {
  const run = { length: 5, current: 80, returnPath: 'wire' } as const
  const { drop } = voltageDrop(copper('4'), run)
  expect(voltageDrop(copper('4'), { ...run, celsius: 60 }).drop / drop).toBeCloseTo(1.1572)
  expect(voltageDrop({ ...copper('4'), parallel: 2 }, run).drop / drop).toBeCloseTo(0.5)
})

test('the limit of voltage drop is the stricter of half a volt and 3 %', () => {
  expect(dropLimit(13.8)).toBeCloseTo(0.414)
  expect(dropLimit(24)).toBe(0.5)
})

test('the thinnest gauge that keeps both rules meets the vectors', () => {
  const choices = vectors.filter(({ id }) => id.startsWith('gauge-'))
  expect(choices).toHaveLength(3)
  for (const vector of choices) {
    const { current_a, length_one_way_m, max_drop_v } = vector.inputs as Record<string, number>
    const { awg, runs } = gaugeChoice({
      current: current_a as number,
      length: length_one_way_m as number,
      limit: max_drop_v as number,
      returnPath: vector.inputs.return_path as ReturnPath,
      material: 'ofc',
      gauges: vector.inputs.allowed as Awg[],
    })
    expectVector(vector, { awg })
    expect(runs).toBe(1)
  }
})

test('each gauge says which rule chose it, with the figures of both', () => {
  const need = { current: 60, length: 5, limit: 0.5, returnPath: 'wire', material: 'ofc' } as const
  expect(gaugeChoice(need)).toMatchObject({ awg: '4', rule: 'drop', byDrop: '4', byHeat: '10', carries: 160 })
  expect(gaugeChoice(need).drop).toBeCloseTo(0.489, 3)
  // A short cable may be thinner for twice the current than a long one: heat rules there.
  const short = gaugeChoice({ ...need, current: 120, length: 0.5 })
  expect(short).toMatchObject({ awg: '6', rule: 'heat', byDrop: '10', byHeat: '6', carries: 120 })
})

test('any choice keeps both limits, and the next thinner gauge breaks one', () => {
  const need = fc.record({
    current: fc.double({ min: 1, max: 600, noNaN: true }),
    length: fc.double({ min: 0.2, max: 8, noNaN: true }),
    limit: fc.double({ min: 0.1, max: 0.5, noNaN: true }),
    returnPath: fc.constantFrom<ReturnPath>('wire', 'chassis'),
    material: fc.constantFrom('ofc' as const, 'cca' as const),
  })
  fc.assert(
    fc.property(need, (asked) => {
      const { awg, runs, drop, carries, notice } = gaugeChoice(asked)
      expect(drop).toBeLessThanOrEqual(asked.limit * (1 + 1e-6))
      expect(carries).toBeGreaterThanOrEqual(asked.current * (1 - 1e-6))
      expect(runs > 1).toBe(notice !== undefined)
      const [thinner, fewer] = [awgGauges[awgGauges.indexOf(awg) - 1], runs - 1]
      const cable = runs > 1 ? { awg, runs: fewer } : { awg: thinner, runs: 1 }
      if (!cable.awg) return
      const less: Cable = { size: { awg: cable.awg }, material: asked.material, parallel: cable.runs }
      const breaks =
        voltageDrop(less, asked).drop > asked.limit || cable.runs * ampacity(less) < asked.current
      expect(breaks).toBe(true)
    }),
  )
})

test('where no single cable does, parallel runs of the thickest do, and the sentence says why', () => {
  const need = { current: 400, length: 6, limit: 0.414, returnPath: 'wire', material: 'ofc' } as const
  expect(gaugeChoice(need)).toMatchObject({
    awg: '4/0',
    runs: 2,
    notice: {
      code: 'no_single_cable',
      message: 'No single cable meets this voltage drop limit. Use 2 parallel runs of 4/0 AWG.',
    },
  })
  expect(gaugeChoice({ ...need, current: 500, length: 0.3 }).notice?.message).toBe(
    'No single cable carries this current. Use 2 parallel runs of 4/0 AWG.',
  )
})

test('a cable carries less beside the engine, by the stricter table, and as clad aluminum', () => {
  expect(ampacity(copper('1/0'), { table: marineAmpacity, engineSpace: true })).toBeCloseTo(242.25)
  expect(ampacity(copper('4'), { table: marineAmpacity, stricter: retailAmpacity })).toBe(125)
  expect(ampacity(copper('8'), { table: marineAmpacity, stricter: retailAmpacity })).toBe(80)
  expect(ampacity({ ...copper('4'), material: 'cca' })).toBeCloseTo(126.9, 1)
})

test('a cable sold by mm² carries what the next thinner gauge does', () => {
  const cable = (mm2: number): Cable => ({ size: { area: mm2 / 1e6 }, material: 'ofc' })
  expect(ampacity(cable(50))).toBe(245)
  expect(ampacity(cable(21.15))).toBe(160)
  expect(ampacity(cable(0.5))).toBe(0)
  expect(cableName({ area: 50e-6 })).toBe('50 mm²')
})
