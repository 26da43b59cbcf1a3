import { type Complex, imaginary, inverse, magnitude, over, plus, real, times } from './complex.ts'
import type { Driver } from './driver.ts'

/** Air at 25 °C. */
const density = 1.184
const speedOfSound = 346

/** Leakage of a well-built box: the quality factor of its losses at tuning. */
const leakQ = 10

export type Enclosure =
  | { kind: 'sealed'; volume: number }
  | { kind: 'ported'; volume: number; tuning: number }

export type OperatingPoint = {
  /** Half-space pressure level at one metre, dB. */
  spl: number
  /** Magnitude of the electrical impedance, Ω. */
  impedance: number
  /** One-way peak cone travel, m. */
  excursion: number
}

/** What the box's air, leaks and port look like from behind the cone, as an acoustic impedance. */
function boxImpedance(box: Enclosure, driver: Driver, omega: number): Complex {
  const compliance = box.volume / (density * speedOfSound ** 2)
  const omegaBox = 2 * Math.PI * (box.kind === 'ported' ? box.tuning : driver.fs)
  let admittance = plus(imaginary(omega * compliance), real((omegaBox * compliance) / leakQ))
  if (box.kind === 'ported') {
    const portMass = 1 / (omegaBox ** 2 * compliance)
    admittance = plus(admittance, inverse(imaginary(omega * portMass)))
  }
  return inverse(admittance)
}

/** Solves the electro-mechano-acoustic circuit of a driver in a box at one frequency and drive voltage. */
export function operate(driver: Driver, box: Enclosure, watts: number, frequency: number): OperatingPoint {
  const omega = 2 * Math.PI * frequency
  const omegaS = 2 * Math.PI * driver.fs
  const cms = driver.vas / (density * speedOfSound ** 2 * driver.sd ** 2)
  const mms = 1 / (omegaS ** 2 * cms)
  const rms = (omegaS * mms) / driver.qms
  const force = (omegaS * mms * driver.re) / driver.qes
  const volts = Math.sqrt(watts * driver.nominal)

  const coil: Complex = [driver.re, omega * driver.le]
  const load = times(real(driver.sd ** 2), boxImpedance(box, driver, omega))
  const mechanical = plus([rms, omega * mms - 1 / (omega * cms)], load)
  const electrical = plus(coil, over(real(force), mechanical))
  const velocity = times(real(Math.sqrt(force) * volts), inverse(times(electrical, mechanical)))

  // What is not squeezed into the box's air has left it: by the cone, the port and the leaks together.
  const compliance = box.volume / (density * speedOfSound ** 2)
  const squeezed = times(boxImpedance(box, driver, omega), imaginary(omega * compliance))
  const flow = driver.sd * magnitude(velocity) * magnitude(squeezed)
  const pressure = (density * omega * flow) / (2 * Math.PI)
  return {
    spl: 20 * Math.log10(pressure / 20e-6),
    impedance: magnitude(electrical),
    excursion: (Math.SQRT2 * magnitude(velocity)) / omega,
  }
}

/** How a closed cabin lifts the lows: 12 dB per octave below 70 Hz, held back by leaks below 20 Hz. */
export function cabinGain(frequency: number): number {
  return 10 * Math.log10((1 + (70 / frequency) ** 4) / (1 + (20 / frequency) ** 4))
}

/** The length a port of this area needs, end corrections taken off; metres. */
export function portLength(volume: number, tuning: number, area: number): number {
  const omega = 2 * Math.PI * tuning
  return (speedOfSound ** 2 * area) / (omega ** 2 * volume) - 0.823 * Math.sqrt(area)
}
