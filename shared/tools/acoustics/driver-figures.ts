import { type Air, standardAir } from './air.ts'
import type { Driver } from './driver.ts'
import { type Mechanics, mechanicsOf } from './mechanics-of.ts'
import { qtsOf } from './qts-of.ts'
import { referencePressure } from './reference-pressure.ts'

export type DriverFigures = Mechanics & {
  qts: number
  /** Efficiency bandwidth product, Hz: below 50 the driver asks for a sealed box, above 100 for a vented one. */
  ebp: number
  /** The volume that the cone sweeps one way, m³; undefined without Xmax. */
  vd: number | undefined
  /** Reference efficiency into half space, as a share. */
  efficiency: number
  /** dB at 1 m in half space for 1 W into Re, and for 2.83 V. */
  splAtOneWatt: number
  splAtTwoVolts83: number
  /** Impedance at resonance, Ω. */
  zMax: number
}

/** Derives further figures from the Thiele–Small parameters (Small 1972). */
export function driverFigures(driver: Driver, air: Air = standardAir): DriverFigures {
  const { fs, qes, qms, vas, re, sd, xmax } = driver
  const efficiency = (4 * Math.PI ** 2 * fs ** 3 * vas) / (air.speed ** 3 * qes)
  const wholeWatt = 10 * Math.log10((air.density * air.speed) / (2 * Math.PI * referencePressure ** 2))
  const splAtOneWatt = wholeWatt + 10 * Math.log10(efficiency)
  return {
    ...mechanicsOf(driver, air),
    qts: qtsOf(driver),
    ebp: fs / qes,
    vd: xmax === undefined ? undefined : sd * xmax,
    efficiency,
    splAtOneWatt,
    splAtTwoVolts83: splAtOneWatt + 10 * Math.log10(2.83 ** 2 / re),
    zMax: re * (1 + qms / qes),
  }
}
