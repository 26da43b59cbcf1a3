import type { Air } from './air.ts'
import type { Chamber, PassiveRadiator, VentedChamber } from './box.ts'
import { admit, closedChamber, ventedChamber } from './chamber-admittance.ts'
import type { Driver } from './driver.ts'
import type { LoadAt } from './load.ts'
import { radiatorFigures } from './passive-radiator.ts'

/** The resonance of a driver in a sealed chamber, Hz, at which the losses of the chamber are given. */
export const closedResonance = ({ fs, vas }: Driver, volume: number): number =>
  fs * Math.sqrt(1 + vas / volume)

export function sealedLoad(box: Chamber, driver: Driver, air: Air): LoadAt {
  const chamber = closedChamber(box, closedResonance(driver, box.volume), air)
  return (omega, load) => {
    admit(chamber, omega)
    load.divisorRe = chamber.wholeRe
    load.divisorIm = chamber.wholeIm
    load.impedanceRe = 1
    load.impedanceIm = 0
    load.outRe = chamber.wholeRe
    load.outIm = chamber.wholeIm
  }
}

/**
 * Flow that does not compress the air has left the box: by the cone, the port and the leaks together (Small
 * 1973).
 */
export function ventedLoad(box: VentedChamber, air: Air): LoadAt {
  const chamber = ventedChamber(box, air)
  return (omega, load) => {
    admit(chamber, omega)
    load.divisorRe = chamber.wholeRe
    load.divisorIm = chamber.wholeIm
    load.impedanceRe = 1
    load.impedanceIm = 0
    load.outRe = chamber.airRe
    load.outIm = chamber.airIm
    load.portRe = chamber.portRe
    load.portIm = chamber.portIm
  }
}

/**
 * The vented load, with everything multiplied by the impedance of the radiators, which is zero at a lossless
 * notch (Small 1974).
 */
export function passiveRadiatorLoad(box: Chamber & { radiator: PassiveRadiator }, air: Air): LoadAt {
  const { radiator } = box
  const { fp, mass, compliance, resistance } = radiatorFigures(radiator, box.volume, air)
  const chamber = closedChamber(box, fp, air)
  const area = radiator.count * radiator.sd ** 2
  return (omega, load) => {
    admit(chamber, omega)
    const reactance = omega * mass - 1 / (omega * compliance)
    load.divisorRe = chamber.wholeRe * resistance - chamber.wholeIm * reactance + area
    load.divisorIm = chamber.wholeRe * reactance + chamber.wholeIm * resistance
    load.impedanceRe = resistance
    load.impedanceIm = reactance
    load.outRe = chamber.airRe * resistance - chamber.airIm * reactance
    load.outIm = chamber.airRe * reactance + chamber.airIm * resistance
    load.portRe = area
  }
}
