import { expect, test } from 'vitest'
import { vectorDriver } from '#test/support/vector-driver.ts'
import { expectVector, vectorsOf } from '#test/support/vectors.ts'
import { airAt, standardAir } from './air.ts'
import { driverFigures } from './driver-figures.ts'

test('the figures of a driver meet the vectors', () => {
  const vectors = vectorsOf('ts_parameters')
  expect(vectors).toHaveLength(4)
  for (const vector of vectors) {
    const driver = vectorDriver(vector.inputs)
    const figures = driverFigures(driver)
    expectVector(vector, {
      fs_hz: driver.fs,
      qms: driver.qms,
      qes: driver.qes,
      qts: figures.qts,
      zmax_ohm: figures.zMax,
      eta0: figures.efficiency,
      sens_1w1m_db: figures.splAtOneWatt,
      sens_2v83_db: figures.splAtTwoVolts83,
      cms_mm_per_n: figures.cms * 1e3,
      mms_g: figures.mms * 1e3,
      rms_kg_s: figures.rms,
      bl_tm: figures.bl,
      vas_l: driver.vas * 1e3,
      ebp_hz: figures.ebp,
      vd_l: (figures.vd ?? 0) * 1e3,
    })
  }
})

test('air at 20 °C is the standard air', () => {
  const air = airAt(20)
  expect(air.density).toBeCloseTo(standardAir.density, 3)
  expect(air.speed).toBeCloseTo(standardAir.speed, 0)
})
