import { expect, test } from 'vitest'
import { sweptCurves } from '#test/support/swept-curves.ts'
import { expectVector, vectorsOf } from '#test/support/vectors.ts'
import { isRefusal } from './acoustics-refusal.ts'
import type { Box } from './box.ts'
import {
  audibleDelay,
  boxForEbp,
  fills,
  gapRefusal,
  lacksSubsonic,
  limitsRefusal,
  modelLimit,
  subsonicFor,
  usualLosses,
} from './box-advice.ts'
import { cabinGain } from './cabin.ts'
import {
  cabinCorners,
  cabinLeak,
  displacementCeiling,
  firstCabinMode,
  rigidCabinGain,
  rigidCabinUnity,
} from './cabin-bounds.ts'
import { cabinCurve } from './cabin-curve.ts'
import { levelWaterfall, wattsFor } from './level-waterfall.ts'
import { coherentSum, distanceChange, incoherentSum, powerChange } from './levels.ts'

type Inputs = Record<string, number> & { levels_db: number[]; freqs_hz: number[] }

test('sums and changes of levels meet the vectors', () => {
  const vectors = vectorsOf('db_arithmetic')
  expect(vectors).toHaveLength(10)
  for (const vector of vectors) {
    const inputs = vector.inputs as unknown as Inputs
    const levels = inputs.levels_db ?? []
    const drivers = inputs.drivers ?? 1
    const watts = wattsFor(inputs.target_db ?? 0, {
      sensitivity: inputs.sens_1w1m_db ?? 0,
      drivers,
      boxGain: 0,
      cabinGain: inputs.cabin_gain_db ?? 0,
      distance: inputs.distance_m ?? 1,
      compression: 0,
    })
    expectVector(vector, {
      incoherent_db: incoherentSum(levels),
      coherent_db: coherentSum(levels),
      change_db: inputs.r_m
        ? distanceChange(inputs.r_ref_m as number, inputs.r_m)
        : powerChange(inputs.p_from_w ?? 1, inputs.p_to_w ?? 1),
      power_total_w: watts,
      power_each_w: watts / drivers,
    })
  }
})

test('cabins meet the vectors', () => {
  const vectors = vectorsOf('cabin_gain')
  expect(vectors).toHaveLength(5)
  for (const vector of vectors) {
    const inputs = vector.inputs as unknown as Inputs
    const { corner_hz = 0, cabin_volume_m3 = 1, ref_distance_m = 1, vd_peak_l = 0, freqs_hz = [] } = inputs
    const shelf = { kind: 'default', corner: corner_hz, leak: 0 } as const
    // A sealed box of Qtc 0.7071 and the same corner.
    const box = (hz: number) => -10 * Math.log10(1 + (corner_hz / hz) ** 4)
    expectVector(vector, {
      gain_db: freqs_hz.map((hz) =>
        corner_hz ? cabinGain(shelf, hz) : rigidCabinGain(cabin_volume_m3, ref_distance_m, hz),
      ),
      sum_with_b2_box_db: freqs_hz.map((hz) => cabinGain(shelf, hz) + box(hz)),
      f_unity_hz: rigidCabinUnity(cabin_volume_m3, ref_distance_m),
      spl_db: displacementCeiling(vd_peak_l / 1e3, cabin_volume_m3),
    })
  }
})

test('leaks hold a cabin back at the lowest frequencies', () => {
  const cabin = { kind: 'default', corner: cabinCorners.midsize, leak: cabinLeak } as const
  const gains = [60, 40, 30, 20].map((hz) => cabinGain(cabin, hz))
  for (const [at, gain] of [3.9, 9, 13.1, 17.8].entries()) expect(gains[at]).toBeCloseTo(gain, 1)
  expect(cabinGain(cabin, 1)).toBeLessThan(40 * Math.log10(66 / 20) + 0.01)
  expect(firstCabinMode(2.6)).toBeCloseTo(66, 0)
})

test('a measured cabin is interpolated over the log of Hz and held flat outside', () => {
  const cabin = cabinCurve([
    [10, 20],
    [20, 14],
    [40, 8],
    [80, 2],
    [160, 0],
  ])
  if (isRefusal(cabin)) throw new Error(cabin.message)
  expect([5, 10, 20 * Math.SQRT2, 80, 500].map((hz) => cabinGain(cabin, hz))).toEqual([
    20,
    20,
    expect.closeTo(11),
    2,
    0,
  ])
})

test('a cabin curve needs five rows of finite values with rising frequencies', () => {
  const rows = [10, 20, 40, 80, 160].map((hz) => [hz, 0] as const)
  expect(cabinCurve(rows)).toMatchObject({ kind: 'measured' })
  for (const bad of [
    rows.slice(1),
    rows.toReversed(),
    [...rows, [160, 1] as const],
    [[0, 1] as const, ...rows],
    [...rows, [200, Number.NaN] as const],
    [...rows, [Number.POSITIVE_INFINITY, 1] as const],
  ])
    expect(cabinCurve(bad)).toMatchObject({ code: 'cabin_curve' })
})

test('a level is the sum of its terms, and distance does not count in a cabin', () => {
  const inputs = {
    sensitivity: 87,
    drivers: 2,
    watts: 1000,
    boxGain: 2,
    cabinGain: 9,
    distance: 2,
    compression: 1.5,
  }
  const { terms, level } = levelWaterfall(inputs)
  expect(level).toBeCloseTo(87 + 30 + 3.01 + 2 + 9 - 6.02 - 1.5, 2)
  expect(terms.map(({ term }) => term)[0]).toBe('sensitivity')
  expect(levelWaterfall({ ...inputs, distance: undefined }).level - level).toBeCloseTo(6.02, 2)
  const each = { ...inputs, drivers: 4, watts: 4000 }
  const one = { ...inputs, drivers: 1, watts: 1000 }
  expect(levelWaterfall(each).level - levelWaterfall(one).level).toBeCloseTo(20 * Math.log10(4))
  expect(wattsFor(level, inputs)).toBeCloseTo(1000)
})

test('what a box is advised follows from its figures', () => {
  expect([49, 50, 100, 101].map(boxForEbp)).toEqual(['sealed', 'either', 'either', 'vented'])
  expect(modelLimit(0.6)).toBeCloseTo(95.3, 1)
  expect(audibleDelay(30)).toBeCloseTo(0.05)
  expect(usualLosses).toEqual({ ql: 7, qa: 100 })
  expect(fills.stuffed.volume).toBe(1.1)
  const sealed: Box = { kind: 'sealed', volume: 0.03, ...usualLosses }
  const vented: Box = { kind: 'vented', volume: 0.07, tuning: 32, ...usualLosses, qp: null }
  expect(subsonicFor(32)).toMatchObject({ corner: expect.closeTo(27.2), order: 4 })
  expect(lacksSubsonic(vented, [])).toBe(true)
  expect(lacksSubsonic(vented, [subsonicFor(32)])).toBe(false)
  expect(lacksSubsonic(sealed, [])).toBe(false)
})

test('without Xmax and rated power, and at a gap, a sentence stands for the curve', () => {
  expect(limitsRefusal({})?.message).toBe('Enter Xmax or the rated power to see how loud it can play.')
  expect(limitsRefusal({ pe: 100 })).toBeUndefined()
  const chamber = { volume: 0.03, tuning: 40, ql: null, qa: null, qp: null }
  const driver = { fs: 28, qes: 0.52, qms: 5.2, vas: 0.072, re: 3.4, le: 0, sd: 0.048 }
  const curves = sweptCurves(driver, { kind: 'bandpass_6_parallel', rear: chamber, front: chamber }, [33.333])
  expect(gapRefusal(curves)?.message).toBe('The model has no result near 33.3 Hz.')
  expect(gapRefusal(sweptCurves(driver, { kind: 'sealed', ...chamber }, [30]))).toBeUndefined()
})
