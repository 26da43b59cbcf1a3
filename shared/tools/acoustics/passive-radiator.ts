import { type AcousticsRefusal, acousticsRefusal } from './acoustics-refusal.ts'
import { type Air, standardAir } from './air.ts'
import type { PassiveRadiator } from './box.ts'

export type RadiatorFigures = {
  /** Resonance of the box with its radiators, Hz. */
  fp: number
  /** Resonance of a loaded radiator alone, Hz: the response has its notch there. */
  notch: number
  /** Moving mass of one with what was added, kg, its compliance, m/N, and its resistance, kg/s. */
  mass: number
  compliance: number
  resistance: number
}

/** Returns the figures of passive radiators in a box of the given volume in m³ (Small 1974). */
export function radiatorFigures(
  radiator: PassiveRadiator,
  volume: number,
  air: Air = standardAir,
): RadiatorFigures {
  const { count, sd, addedMass } = radiator
  const { mass: own, compliance } = unloaded(radiator, air)
  const mass = own + addedMass
  const area = count * sd ** 2
  const stiffness = (air.density * air.speed ** 2) / volume + 1 / (area * compliance)
  return {
    fp: Math.sqrt((stiffness * area) / mass) / (2 * Math.PI),
    notch: radiator.fs * Math.sqrt(own / mass),
    mass,
    compliance,
    resistance: (2 * Math.PI * radiator.fs * own) / radiator.qms,
  }
}

/** Returns the mass to add to each radiator for a tuning in Hz, kg (Small 1974). */
export function addedMassFor(
  radiator: Omit<PassiveRadiator, 'addedMass' | 'qms'>,
  volume: number,
  tuning: number,
  air: Air = standardAir,
): { addedMass: number } | AcousticsRefusal {
  const { mass, compliance } = unloaded(radiator, air)
  const area = radiator.count * radiator.sd ** 2
  const stiffness = (air.density * air.speed ** 2) / volume + 1 / (area * compliance)
  const addedMass = (stiffness * area) / (2 * Math.PI * tuning) ** 2 - mass
  return addedMass < 0 ? acousticsRefusal('pr_too_heavy') : { addedMass }
}

function unloaded({ fs, vas, sd }: Pick<PassiveRadiator, 'fs' | 'vas' | 'sd'>, air: Air) {
  const compliance = vas / (air.density * air.speed ** 2 * sd ** 2)
  return { compliance, mass: 1 / ((2 * Math.PI * fs) ** 2 * compliance) }
}
