import { expect, test } from 'vitest'
import { sweptCurves } from '#test/support/swept-curves.ts'
import { vectorDriver } from '#test/support/vector-driver.ts'
import { expectVector, type Vector, vectorsOf } from '#test/support/vectors.ts'
import type { Box } from './box.ts'
import { combinedDrivers } from './combined-drivers.ts'
import type { Curves } from './curves.ts'
import { isobaricPair } from './isobaric-pair.ts'
import { levelEdges } from './level-edges.ts'
import { gridOf, logGrid } from './log-grid.ts'
import { radiatorFigures } from './passive-radiator.ts'
import { sealedBox } from './sealed-box.ts'
import { behindResistance, resistanceLoss } from './source-resistance.ts'

type Inputs = Record<string, number>
const inputsOf = (vector: Vector) => vector.inputs as unknown as Inputs & { freqs_hz: number[] }
const litres = (value: number | undefined) => (value ?? 0) / 1e3
const lossless = { ql: null, qa: null }
const list = (numbers: ArrayLike<number>, factor = 1) => Array.from(numbers, (one) => one * factor)
const fine = logGrid(10, 500, 4000)

const ventedOf = ({ vb_net_l, fb_hz, ql, qa, qp, vent_area_cm2 }: Inputs): Box =>
  ({
    kind: 'vented',
    volume: litres(vb_net_l),
    tuning: fb_hz,
    ql: ql ?? null,
    qa: qa ?? null,
    qp: qp ?? null,
    portArea: vent_area_cm2 && vent_area_cm2 / 1e4,
  }) as Box

const at = (curves: Curves, name: 'groupDelay' | 'transfer' | 'excursion') => curves[name][0] as number

/** The group delay at one frequency, by its closest neighbors. */
const delayAt = (driver: ReturnType<typeof vectorDriver>, box: Box, hz: number) =>
  at(sweptCurves(driver, box, gridOf([hz], 1.0001)), 'groupDelay') * 1e3

function maximum(hz: ArrayLike<number>, values: ArrayLike<number>, from = 0, to = Infinity) {
  let best = -1
  for (let index = 0; index < hz.length; index++) {
    const f = hz[index] as number
    if (f < from || f > to) continue
    if (best < 0 || (values[index] as number) > (values[best] as number)) best = index
  }
  return { hz: hz[best] as number, value: values[best] as number }
}

test('sealed boxes meet the vectors', () => {
  const vectors = vectorsOf('sealed_response')
  expect(vectors).toHaveLength(7)
  for (const vector of vectors) {
    const inputs = inputsOf(vector)
    const one = vectorDriver(inputs.driver)
    const pair =
      inputs.isobaric === undefined
        ? combinedDrivers(one, { series: 1, strings: inputs.count ?? 1 })
        : isobaricPair(one, 'parallel')
    const driver = behindResistance(pair, inputs.r_series_ohm ?? 0)
    const volume = litres(inputs.vb_net_l)
    const closed = sealedBox(driver, volume)
    const box: Box = { kind: 'sealed', volume, ...lossless }
    const engine = sweptCurves(driver, box, fine)
    const loud = maximum(fine.hz, engine.transfer)
    const edge = levelEdges(fine.hz, engine.transfer, -10 * Math.log10(2))
    const atOneVolt = (set: typeof one) =>
      sweptCurves(set, box, [400], { watts: 1 / set.re }).spl[0] as number
    expect(edge.low).toBeCloseTo(closed.f3, 1)
    expectVector(vector, {
      alpha: closed.alpha,
      qtc: closed.qtc,
      fc_hz: closed.fc,
      f3_hz: closed.f3,
      f10_hz: levelEdges(fine.hz, engine.transfer, -10).low ?? 0,
      gd_fc_ms: delayAt(driver, box, closed.fc),
      peak_db: loud.value,
      f_peak_hz: loud.hz,
      zmin_ohm: driver.re,
      gain_same_voltage_db: atOneVolt(driver) - atOneVolt(one),
      midband_loss_db: resistanceLoss(one, inputs.r_series_ohm ?? 0),
    })
  }
})

test('vented boxes meet the vectors', () => {
  const vectors = vectorsOf('vented_response')
  expect(vectors).toHaveLength(5)
  for (const vector of vectors) {
    const inputs = inputsOf(vector)
    const driver = vectorDriver(inputs.driver)
    const box = ventedOf(inputs)
    const { transfer } = sweptCurves(driver, box, fine)
    expectVector(vector, {
      f3_hz: levelEdges(fine.hz, transfer, -3).low ?? 0,
      f10_hz: levelEdges(fine.hz, transfer, -10).low ?? 0,
      rel_db: list(sweptCurves(driver, box, inputs.freqs_hz).transfer),
      gd_fb_ms: delayAt(driver, box, inputs.fb_hz as number),
      gd_60hz_ms: delayAt(driver, box, 60),
    })
  }
})

test('impedances meet the vectors', () => {
  const vectors = vectorsOf('impedance')
  expect(vectors).toHaveLength(4)
  for (const vector of vectors) {
    const inputs = inputsOf(vector)
    const driver = vectorDriver(inputs.driver)
    const volume = litres(inputs.vb_net_l)
    const { fc, alpha } = sealedBox(driver, volume)
    const fb = inputs.fb_hz ?? 0
    const box: Box = fb ? ventedOf(inputs) : { kind: 'sealed', volume, ...lossless }
    const { impedance } = sweptCurves(driver, box, fine)
    const dip = maximum(fine.hz, list(impedance, -1), fb * 0.8, fb * 1.2)
    const low = maximum(fine.hz, impedance, 0, fb)
    const high = maximum(fine.hz, impedance, fb)
    const tuning = Math.sqrt(low.hz ** 2 + high.hz ** 2 - fc ** 2)
    expectVector(vector, {
      f_low_hz: low.hz,
      z_low_ohm: low.value,
      f_high_hz: high.hz,
      z_high_ohm: high.value,
      f_min_hz: dip.hz,
      z_min_ohm: -dip.value,
      fc_vent_blocked_hz: fc,
      fb_from_peaks_hz: tuning,
      alpha_from_peaks: alpha,
      fc_hz: high.hz,
      z_peak_ohm: high.value,
    })
  }
})

test('the velocity in ports meets the vectors', () => {
  const vectors = vectorsOf('port_velocity').filter(({ inputs }) => 'vent_area_cm2' in inputs)
  expect(vectors).toHaveLength(2)
  for (const vector of vectors) {
    const inputs = inputsOf(vector)
    const driver = vectorDriver(inputs.driver)
    const box = ventedOf(inputs)
    const watts = inputs.power_w as number
    const atTuning = sweptCurves(driver, box, [inputs.fb_hz as number], { watts }).portVelocity[0] as number
    const fastest = maximum(fine.hz, sweptCurves(driver, box, fine, { watts }).portVelocity)
    expectVector(vector, {
      v_at_fb_peak_ms: atTuning,
      v_max_peak_ms: fastest.value,
      f_of_max_hz: fastest.hz,
      mach_at_fb: atTuning / 343.2,
      v_peak_ms: list(sweptCurves(driver, box, inputs.freqs_hz, { watts }).portVelocity),
    })
  }
})

test('the travel of the cone meets the vectors', () => {
  const vectors = vectorsOf('excursion')
  expect(vectors).toHaveLength(4)
  for (const vector of vectors) {
    const inputs = inputsOf(vector)
    const driver = vectorDriver(inputs.driver)
    const fb = inputs.fb_hz ?? 0
    const box: Box = fb ? ventedOf(inputs) : { kind: 'sealed', volume: litres(inputs.vb_net_l), ...lossless }
    const watts = inputs.power_w as number
    const curve = sweptCurves(driver, box, fine, { watts })
    const upper = maximum(fine.hz, curve.excursion, fb)
    const least = maximum(fine.hz, list(curve.excursion, -1), fb * 0.8, fb * 1.2)
    const squared = (travel: number) => watts * ((driver.xmax ?? 0) / travel) ** 2
    expectVector(vector, {
      x_peak_mm: list(sweptCurves(driver, box, inputs.freqs_hz, { watts }).excursion, 1e3),
      upper_peak_mm: upper.value * 1e3,
      upper_peak_hz: upper.hz,
      min_mm: -least.value * 1e3,
      min_hz: least.hz,
      p_xmax_at_upper_peak_w: squared(upper.value),
      x_dc_mm: at(sweptCurves(driver, box, [0.01], { watts }), 'excursion') * 1e3,
      f_xmax_hz: upper.hz,
      x_max_mm: upper.value * 1e3,
      p_xmax_20hz_w: squared(at(sweptCurves(driver, box, [20], { watts }), 'excursion')),
    })
  }
})

test('bandpass boxes meet the vectors', () => {
  const vectors = vectorsOf('bandpass').filter(({ inputs }) => 'driver' in inputs)
  expect(vectors).toHaveLength(6)
  for (const vector of vectors) {
    const inputs = inputsOf(vector)
    const driver = vectorDriver(inputs.driver)
    const rear = { volume: litres(inputs.v_rear_l), ...lossless, qp: null }
    const front = { volume: litres(inputs.v_front_l), ql: inputs.ql ?? null, qa: null, qp: null }
    const tuned = {
      rear: { ...rear, tuning: inputs.f_rear_hz ?? 0 },
      front: { ...front, tuning: inputs.f_front_hz ?? 0 },
    }
    const box: Box = vector.id.startsWith('bp6s')
      ? { kind: 'bandpass_6_series', ...tuned }
      : vector.id.startsWith('bp6p')
        ? { kind: 'bandpass_6_parallel', ...tuned }
        : { kind: 'bandpass_4', rear, front: tuned.front }
    const { transfer } = sweptCurves(driver, box, fine)
    const peak = maximum(fine.hz, transfer).value
    const edges = levelEdges(fine.hz, transfer, peak - 3)
    expectVector(vector, {
      rel_db: list(sweptCurves(driver, box, inputs.freqs_hz).transfer),
      peak_db: peak,
      f_low3_hz: edges.low ?? 0,
      f_high3_hz: edges.high ?? 0,
      fc_rear_hz: sealedBox(driver, rear.volume).fc,
    })
  }
})

test('passive radiators meet the vectors', () => {
  const vectors = vectorsOf('passive_radiator').filter(({ inputs }) => 'driver' in inputs)
  expect(vectors).toHaveLength(2)
  for (const vector of vectors) {
    const inputs = inputsOf(vector)
    const driver = vectorDriver(inputs.driver)
    const radiator = {
      fs: inputs.pr_fs_hz ?? 0,
      qms: inputs.pr_qms ?? 0,
      vas: litres(inputs.pr_vas_l),
      sd: (inputs.pr_sd_cm2 ?? 0) / 1e4,
      count: inputs.pr_count ?? 0,
      addedMass: (inputs.pr_added_mass_g ?? 0) / 1e3,
    }
    const volume = litres(inputs.vb_net_l)
    const box: Box = { kind: 'passive_radiator', volume, ql: inputs.ql ?? null, qa: null, radiator }
    const { fp, notch } = radiatorFigures(radiator, volume)
    const watts = inputs.pr_excursion_power_w as number
    const moved = sweptCurves(driver, box, inputs.freqs_hz, { watts })
    expectVector(vector, {
      rel_db: list(sweptCurves(driver, box, inputs.freqs_hz).transfer),
      pr_x_peak_mm: list(moved.radiatorExcursion, 1e3),
      fp_hz: fp,
      notch_hz: notch,
      pr_fs_loaded_hz: notch,
    })
  }
})
