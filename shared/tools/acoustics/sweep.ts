import { standardAir } from './air.ts'
import { applyFilters } from './apply-filters.ts'
import { boxLoad } from './box-load.ts'
import { cabinGain } from './cabin.ts'
import { coilRise, hotResistance } from './coil-heat.ts'
import type { Curves } from './curves.ts'
import type { Design } from './design.ts'
import { driverFigures } from './driver-figures.ts'
import { writeGroupDelay } from './group-delay.ts'
import type { Grid } from './log-grid.ts'
import { solveCircuit } from './solve-circuit.ts'
import { writeExcursion } from './write-excursion.ts'
import { writeImpedance } from './write-impedance.ts'
import { writeLimits } from './write-limits.ts'
import { writePhase } from './write-phase.ts'
import { writePorts } from './write-ports.ts'
import { writeSpl } from './write-spl.ts'

const degrees = 180 / Math.PI

/** Writes every curve of a design on a grid into `curves`, which has as many points. Nothing is allocated per point. */
export function sweep(design: Design, grid: Grid, curves: Curves): void {
  const { driver, box, drive, distance = 1, sourceResistance: source = 0, filters = [] } = design
  const air = design.air ?? standardAir
  const volts = Math.sqrt(drive.watts * drive.ohms)
  const coil = warmCoil(design)
  const { solution, phase, filter } = curves.scratch
  const inductance = design.inductance ?? true
  const loadAt = boxLoad(box, driver, air)
  solveCircuit({ driver, loadAt, air, coil, source, inductance }, grid.omega, solution)
  applyFilters(filters, solution, filter)
  writeSpl(solution, { volts, distance, air }, curves.spl)
  writePhase(solution, phase)
  writeGroupDelay(phase, grid.omega, curves.groupDelay)
  writeExcursion(solution, volts, curves.excursion)
  writePorts(box, solution, volts, curves)
  writeImpedance(solution, curves.impedance)
  writeLimits(design, solution, coil, curves)
  writeOthers(design, grid, volts, curves)
}

/** The resistance of the coil when it has been at the drive for a while, Ω. */
function warmCoil({ driver, drive, coilRise: rise }: Design): number {
  if (rise === undefined || driver.pe === undefined) return driver.re
  return hotResistance(driver.re, coilRise(drive.watts / driver.pe, rise))
}

/**
 * Writes the curves that follow from the earlier ones: the cabin, the transfer, angles in degrees, the
 * current and the first gap.
 */
function writeOthers(design: Design, { hz }: Grid, volts: number, curves: Curves): void {
  const { driver, cabin, distance = 1, sourceResistance = 0, air } = design
  const { solution, phase } = curves.scratch
  const { splAtOneWatt } = driverFigures(driver, air)
  const reference = splAtOneWatt + 10 * Math.log10(volts ** 2 / driver.re) - 20 * Math.log10(distance)
  curves.undefinedAt = undefined
  for (let at = 0; at < hz.length; at++) {
    const spl = curves.spl[at] as number
    const [re, im] = [solution.impedanceRe[at + 1] as number, solution.impedanceIm[at + 1] as number]
    const total = re + sourceResistance
    const isGap = Number.isNaN(spl)
    if (isGap) {
      curves.undefinedAt ??= hz[at]
      curves.groupDelay[at] = Number.NaN
    }
    curves.cabinSpl[at] = cabin ? spl + cabinGain(cabin, hz[at] as number) : spl
    curves.transfer[at] = spl - reference
    curves.phase[at] = isGap ? Number.NaN : (phase[at + 1] as number) * degrees
    curves.impedancePhase[at] = Math.atan2(im, re) * degrees
    curves.current[at] = (volts * (solution.gain[at + 1] as number)) / Math.sqrt(total * total + im * im)
  }
}
