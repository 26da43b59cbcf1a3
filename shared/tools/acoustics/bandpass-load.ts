import type { Air } from './air.ts'
import type { Chamber, VentedChamber } from './box.ts'
import { admit, type ChamberAdmittance, closedChamber, ventedChamber } from './chamber-admittance.ts'
import type { Driver } from './driver.ts'
import type { Load, LoadAt } from './load.ts'
import { closedResonance } from './single-chamber-load.ts'

type Chambers<Rear> = { rear: Rear; front: VentedChamber }

export function bandpassFour({ rear, front }: Chambers<Chamber>, driver: Driver, air: Air): LoadAt {
  const behind = closedChamber(rear, closedResonance(driver, rear.volume), air)
  const before = ventedChamber(front, air)
  return (omega, load) => {
    admit(behind, omega)
    admit(before, omega)
    chambersApart(behind, before, load)
    load.outRe = load.portRe
    load.outIm = load.portIm
  }
}

export function bandpassSixParallel({ rear, front }: Chambers<VentedChamber>, air: Air): LoadAt {
  const behind = ventedChamber(rear, air)
  const before = ventedChamber(front, air)
  return (omega, load) => {
    admit(behind, omega)
    admit(before, omega)
    chambersApart(behind, before, load)
    load.innerRe = behind.portRe * before.wholeRe - behind.portIm * before.wholeIm
    load.innerIm = behind.portRe * before.wholeIm + behind.portIm * before.wholeRe
    load.outRe = load.portRe - load.innerRe
    load.outIm = load.portIm - load.innerIm
  }
}

/** Each side of the cone sees its own chamber: Zac = 1/Yrear + 1/Yfront, over Yrear·Yfront. */
function chambersApart(behind: ChamberAdmittance, before: ChamberAdmittance, load: Load): void {
  load.divisorRe = behind.wholeRe * before.wholeRe - behind.wholeIm * before.wholeIm
  load.divisorIm = behind.wholeRe * before.wholeIm + behind.wholeIm * before.wholeRe
  load.impedanceRe = behind.wholeRe + before.wholeRe
  load.impedanceIm = behind.wholeIm + before.wholeIm
  load.portRe = behind.wholeRe * before.portRe - behind.wholeIm * before.portIm
  load.portIm = behind.wholeRe * before.portIm + behind.wholeIm * before.portRe
}

/**
 * Two chambers with a port between them. With a what leaves the rear chamber except by that port, b the same of the front
 * chamber and p the port, the pressures solve (a+p)·rear − p·front = −U and (b+p)·front − p·rear = U: the determinant is
 * a·b + p·(a+b), the cone sees (a+b) over it, the front port passes a·port over it, the port between them −p·(a+b).
 */
export function bandpassSixSeries({ rear, front }: Chambers<VentedChamber>, air: Air): LoadAt {
  const behind = ventedChamber(rear, air)
  const before = ventedChamber(front, air)
  return (omega, load) => {
    admit(behind, omega)
    admit(before, omega)
    const aRe = behind.airRe + behind.leak
    const aIm = behind.airIm
    const sumRe = aRe + before.wholeRe
    const sumIm = aIm + before.wholeIm
    const betweenRe = behind.portRe * sumRe - behind.portIm * sumIm
    const betweenIm = behind.portRe * sumIm + behind.portIm * sumRe
    load.divisorRe = aRe * before.wholeRe - aIm * before.wholeIm + betweenRe
    load.divisorIm = aRe * before.wholeIm + aIm * before.wholeRe + betweenIm
    load.impedanceRe = sumRe
    load.impedanceIm = sumIm
    load.portRe = aRe * before.portRe - aIm * before.portIm
    load.portIm = aRe * before.portIm + aIm * before.portRe
    load.innerRe = -betweenRe
    load.innerIm = -betweenIm
    load.outRe = load.portRe
    load.outIm = load.portIm
  }
}
