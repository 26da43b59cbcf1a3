import { expect, test } from 'vitest'
import { combinedDrivers } from './combined-drivers.ts'
import type { Driver } from './driver.ts'
import { driverFigures } from './driver-figures.ts'
import { couplesLoosely, isobaricPair } from './isobaric-pair.ts'
import { rewiredCoils } from './rewired-coils.ts'
import { behindResistance, resistanceLoss } from './source-resistance.ts'

const ten: Driver = {
  fs: 33,
  qes: 0.46,
  qms: 6,
  vas: 0.032,
  re: 3.2,
  le: 0.002,
  sd: 0.033,
  xmax: 0.012,
  pe: 300,
}

test('drivers together have the mass, area and stiffness of all, and the resistance of their wiring', () => {
  const one = driverFigures(ten)
  const four = combinedDrivers(ten, { series: 2, strings: 2 })
  const together = driverFigures(four)
  expect(together.mms / one.mms).toBeCloseTo(4)
  expect(together.cms / one.cms).toBeCloseTo(1 / 4)
  expect(together.rms / one.rms).toBeCloseTo(4)
  expect(together.bl / one.bl).toBeCloseTo(2)
  expect(four).toMatchObject({ re: 3.2, le: 0.002, sd: 0.132, pe: 1200, qes: 0.46, fs: 33 })
})

test('two in parallel are 6 dB louder at the same voltage, and two in series are as loud as one', () => {
  const { splAtTwoVolts83 } = driverFigures(ten)
  const parallel = driverFigures(combinedDrivers(ten, { series: 1, strings: 2 }))
  const series = driverFigures(combinedDrivers(ten, { series: 2, strings: 1 }))
  expect(parallel.splAtTwoVolts83 - splAtTwoVolts83).toBeCloseTo(6.02, 2)
  expect(series.splAtTwoVolts83 - splAtTwoVolts83).toBeCloseTo(0, 6)
})

test('coils in series have four times the ohms and twice the force of coils in parallel', () => {
  const series = rewiredCoils(ten, 'parallel', 'series')
  expect(series).toMatchObject({ re: 12.8, le: 0.008, qes: 0.46, pe: 300 })
  expect(driverFigures(series).bl / driverFigures(ten).bl).toBeCloseTo(2)
  expect(rewiredCoils(series, 'series', 'parallel')).toEqual(ten)
})

test('one coil alone keeps the force, doubles Re and Qes and halves the power', () => {
  const one = rewiredCoils(ten, 'parallel', 'one')
  expect(one).toMatchObject({ re: 6.4, qes: 0.92, pe: 150 })
  expect(driverFigures(one).bl).toBeCloseTo(driverFigures(ten).bl)
})

test('an isobaric pair has half the Vas and 3 dB less efficiency', () => {
  const pair = isobaricPair(ten, 'parallel')
  expect(pair).toMatchObject({ vas: 0.016, sd: 0.033, re: 1.6, pe: 600 })
  expect(driverFigures(pair).splAtOneWatt - driverFigures(ten).splAtOneWatt).toBeCloseTo(-3.01, 2)
  expect(driverFigures(pair).mms / driverFigures(ten).mms).toBeCloseTo(2)
  expect(couplesLoosely(0.0006, ten)).toBe(false)
  expect(couplesLoosely(0.0007, ten)).toBe(true)
})

test('a cable takes level and leaves the force factor', () => {
  expect(resistanceLoss(ten, 0.32)).toBeCloseTo(0.83, 2)
  expect(driverFigures(behindResistance(ten, 0.25)).bl).toBeCloseTo(driverFigures(ten).bl)
})
