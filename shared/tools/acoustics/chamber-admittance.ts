import type { Air } from './air.ts'
import type { Chamber, VentedChamber } from './box.ts'

/**
 * The admittance of a chamber at one frequency, m³/s per Pa: its numbers are overwritten for each frequency,
 * and nothing is allocated.
 */
export type ChamberAdmittance = {
  /** Acoustic compliance of the air, m³/Pa. */
  cab: number
  /** Absorption in series with it, Pa·s/m³. */
  rab: number
  /** Leaks, m³/s per Pa. */
  leak: number
  /** Mass of the air in the port, kg/m⁴, and its friction; no mass is no port. */
  map: number
  rap: number
  /** Into the air of the chamber. */
  airRe: number
  airIm: number
  /** Through the port. */
  portRe: number
  portIm: number
  /** Everything together. */
  wholeRe: number
  wholeIm: number
}

/** A chamber whose losses are given at a tuning in Hz. */
export function closedChamber({ volume, ql, qa }: Chamber, tuning: number, air: Air): ChamberAdmittance {
  const omega = 2 * Math.PI * tuning
  const cab = volume / (air.density * air.speed ** 2)
  return {
    cab,
    rab: qa === null ? 0 : 1 / (omega * cab * qa),
    leak: ql === null ? 0 : (omega * cab) / ql,
    map: 0,
    rap: 0,
    airRe: 0,
    airIm: 0,
    portRe: 0,
    portIm: 0,
    wholeRe: 0,
    wholeIm: 0,
  }
}

/** A chamber with the port that tunes it. */
export function ventedChamber(box: VentedChamber, air: Air): ChamberAdmittance {
  const chamber = closedChamber(box, box.tuning, air)
  const omega = 2 * Math.PI * box.tuning
  chamber.map = 1 / (omega ** 2 * chamber.cab)
  chamber.rap = box.qp === null ? 0 : 1 / (omega * chamber.cab * box.qp)
  return chamber
}

/** Writes what the chamber lets pass at ω: Y = 1/(1/(jωCab) + Rab) + 1/Ral + 1/(jωMap + Rap) (Small 1973). */
export function admit(chamber: ChamberAdmittance, omega: number): void {
  const { rab, map, rap } = chamber
  const spring = omega * chamber.cab
  const filled = 1 + (spring * rab) ** 2
  chamber.airRe = (spring * spring * rab) / filled
  chamber.airIm = spring / filled
  if (map > 0) {
    const mass = omega * map
    const port = rap * rap + mass * mass
    chamber.portRe = rap / port
    chamber.portIm = -mass / port
  }
  chamber.wholeRe = chamber.airRe + chamber.leak + chamber.portRe
  chamber.wholeIm = chamber.airIm + chamber.portIm
}
