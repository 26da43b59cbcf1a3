import { standardAir as air } from './air.ts'
import { type Cabin, cabinGain } from './cabin.ts'
import type { Driver } from './driver.ts'
import type { Grid } from './log-grid.ts'
import { sealedLoad, ventedLoad } from './single-chamber-load.ts'
import { newSolution } from './solution.ts'
import { solveCircuit } from './solve-circuit.ts'
import { writeExcursion } from './write-excursion.ts'
import { writeImpedance } from './write-impedance.ts'
import { writeSpl } from './write-spl.ts'

/** A well-built box with little in it, and a cabin that lifts below 70 Hz and leaks below 20 Hz. */
const losses = { ql: 10, qa: null, qp: null }
const cabin: Cabin = { kind: 'default', corner: 70, leak: 20 }

/** `volume` is net, m³; `tuning`, Hz, belongs to a ported box. */
export type PlainBox = { volume: number; tuning?: number | undefined }

/**
 * The level at 1 m in an ordinary cabin (dB), the peak travel (m), and the impedance (Ω) of one driver in a plain box, at
 * so many watts into the resistance of its coil.
 */
export function boxInCabin(
  { driver, box: { volume, tuning }, watts }: { driver: Driver; box: PlainBox; watts: number },
  { hz, omega }: Grid,
) {
  const loadAt =
    tuning === undefined
      ? sealedLoad({ volume, ...losses }, driver, air)
      : ventedLoad({ volume, tuning, ...losses }, air)
  const solution = newSolution(hz.length)
  solveCircuit({ driver, loadAt, air, coil: driver.re, source: 0, inductance: true }, omega, solution)
  const volts = Math.sqrt(watts * driver.re)
  const [level, excursion, impedance] = [hz.slice(), hz.slice(), hz.slice()]
  writeSpl(solution, { volts, distance: 1, air }, level)
  writeExcursion(solution, volts, excursion)
  writeImpedance(solution, impedance)
  return { level: level.map((spl, at) => spl + cabinGain(cabin, hz[at] as number)), excursion, impedance }
}
