import { expect, test } from 'vitest'
import { sweptCurves } from '#test/support/swept-curves.ts'
import { vectorDriver } from '#test/support/vector-driver.ts'
import { expectVector, vectorsOf } from '#test/support/vectors.ts'
import type { Box } from './box.ts'
import { coilRise, heatLoss, hotResistance } from './coil-heat.ts'
import { rulings } from './curves.ts'
import type { Driver } from './driver.ts'
import { excursionLimitedSpl } from './excursion-limited-spl.ts'

const twelve: Driver = {
  fs: 28,
  qes: 0.52,
  qms: 5.2,
  vas: 0.072,
  re: 3.4,
  le: 0,
  sd: 0.048,
  xmax: 0.014,
  pe: 500,
}
const lossless = { ql: null, qa: null }
const sealed: Box = { kind: 'sealed', volume: 0.03, ...lossless }
const vented = { kind: 'vented', volume: 0.07, tuning: 32, ql: 7, qa: null, qp: null } as const

test('levels, limits and impedance with Le meet the vectors', () => {
  const vectors = vectorsOf('spl').filter(({ inputs }) => 'driver' in inputs)
  expect(vectors).toHaveLength(4)
  for (const vector of vectors) {
    const inputs = vector.inputs as unknown as Record<string, number> & { freqs_hz: number[] }
    const driver = vectorDriver(inputs.driver)
    const volume = (inputs.vb_net_l as number) / 1e3
    const box: Box =
      inputs.fb_hz === undefined
        ? { kind: 'sealed', volume, ...lossless }
        : { ...vented, volume, tuning: inputs.fb_hz, ql: inputs.ql as number }
    const one = sweptCurves(driver, box, inputs.freqs_hz)
    const rated = sweptCurves(driver, box, inputs.freqs_hz, { watts: driver.pe as number })
    expectVector(vector, {
      spl_1w_db: [...one.spl],
      spl_pe_db: [...rated.spl],
      p_max_w: [...one.maxPower],
      spl_max_db: [...one.maxSpl],
      spl_at_xmax_db: inputs.freqs_hz.map((hz) => excursionLimitedSpl(driver.sd, driver.xmax ?? 0, hz)),
      z_ohm: [...one.impedance],
      z_phase_deg: [...one.impedancePhase],
    })
  }
})

test('the heat of a coil meets the vectors, and the figures of the guide', () => {
  for (const vector of vectorsOf('spl').filter(({ id }) => id.startsWith('spl-thermal'))) {
    const { delta_t_k, re_cold_ohm } = vector.inputs as Record<string, number>
    expectVector(vector, {
      re_hot_ohm: hotResistance(re_cold_ohm as number, delta_t_k as number),
      loss_db: heatLoss(delta_t_k as number),
    })
  }
  expect(coilRise(1, 150)).toBeCloseTo(106, 0)
  expect(heatLoss(coilRise(1, 150))).toBeCloseTo(3, 1)
  expect(heatLoss(coilRise(0.5, 150))).toBeCloseTo(1.9, 1)
})

test('the limit that rules is named, and each limit lowers the most power', () => {
  const power = (limits: object, driver = twelve) => {
    const { maxPower, ruling } = sweptCurves(driver, { ...vented, portArea: 0.0162 }, [25], { limits })
    return [Math.round(maxPower[0] as number), rulings[ruling[0] as number]]
  }
  expect(power({})).toEqual([285, 'excursion'])
  expect(power({ amplifier: 200 })).toEqual([200, 'amplifier'])
  expect(power({ portVelocity: 10 })).toEqual([expect.any(Number), 'port_velocity'])
  expect(power({}, { ...twelve, xmax: undefined })).toEqual([500, 'rated_power'])
  expect(power({}, { ...twelve, pe: undefined })).toEqual([285, 'excursion'])
  expect(power({ amplifier: 200 }, { ...twelve, pe: undefined, xmax: undefined })).toEqual([
    Number.NaN,
    'none',
  ])
})

test('power compression takes what the hot coil takes, and nothing without rated power', () => {
  const hot = sweptCurves(twelve, sealed, [400], { watts: 500, coilRise: 150 })
  const cold = sweptCurves(twelve, sealed, [400], { watts: 500 })
  expect((hot.spl[0] as number) - (cold.spl[0] as number)).toBeCloseTo(-3, 1)
  expect(hot.maxSpl[0]).toBeCloseTo(hot.spl[0] as number, 6)
  const quiet = sweptCurves(twelve, sealed, [400], { watts: 1, coilRise: 150 })
  expect(quiet.maxSpl[0]).toBeCloseTo(hot.spl[0] as number, 6)
  const unrated = { ...twelve, pe: undefined }
  expect(sweptCurves(unrated, sealed, [40], { coilRise: 150 }).spl).toEqual(
    sweptCurves(unrated, sealed, [40]).spl,
  )
})
