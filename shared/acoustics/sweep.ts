import { standardAir } from './air.ts'
import type { Box } from './box.ts'
import { boxLoad } from './box-load.ts'
import { cabinGain } from './cabin.ts'
import { coilRise, hotResistance } from './coil-heat.ts'
import type { Curves } from './curves.ts'
import type { Design } from './design.ts'
import { driverFigures } from './driver-figures.ts'
import { filterResponse } from './filter-response.ts'
import { writeGroupDelay } from './group-delay.ts'
import { newLoad } from './load.ts'
import type { Grid } from './log-grid.ts'
import { type PowerLimit, powerLimiter } from './power-limit.ts'
import { referencePressure } from './reference-pressure.ts'

const degrees = 180 / Math.PI

/** The divisor vanishes where lossless chambers hold the cone still from both sides: there is no result there. */
const vanishing = 1e-300

/**
 * Writes every curve of a design on a grid: the one engine of all boxes. The cone is linear, and box and ports are small
 * against the wavelength. With Zac = n/q from the box and A = Zms·q + Sd²·n, everything is over D = Ze·A + Bl²·q:
 * u = Bl·E·q/D, what radiates Sd·Bl·E·out/D, and the impedance Re + jωLe + Bl²·q/A. Nothing is allocated per point.
 */
export function sweep(design: Design, grid: Grid, curves: Curves): void {
  const { driver, box, drive, cabin, distance = 1, sourceResistance = 0, filters = [] } = design
  const air = design.air ?? standardAir
  const { mms, cms, rms, bl, splAtOneWatt } = driverFigures(driver, air)
  const { re, le, sd } = driver
  const volts = Math.sqrt(drive.watts * drive.ohms)
  const heats = design.coilRise !== undefined && driver.pe !== undefined
  const share = heats ? drive.watts / (driver.pe as number) : 0
  const coil = heats ? hotResistance(re, coilRise(share, design.coilRise as number)) : re
  const hears = design.inductance ?? true
  const loadAt = boxLoad(box, driver, air)
  const load = newLoad()
  const { omega } = grid
  const points = grid.hz.length
  const { phase, gainRe, gainIm } = curves.scratch
  const filtered = filters.length > 0
  if (filtered) filterResponse(filters, omega, { re: gainRe, im: gainIm })
  const perFlow = 20 * Math.log10(air.density / (2 * Math.PI * distance * referencePressure))
  const reference = splAtOneWatt + 10 * Math.log10(volts ** 2 / re) - 20 * Math.log10(distance)
  const force = bl * bl
  const area = sd * sd
  const travel = Math.SQRT2 * bl * volts
  const flow = sd * bl * volts
  const limit = powerLimiter(design)
  const most: PowerLimit = { watts: Number.NaN, ruling: 0 }
  const portArea = portAreaOf(box)
  const rearArea = rearPortAreaOf(box)
  const radiators = box.kind === 'passive_radiator' ? box.radiator.count * box.radiator.sd : Number.NaN
  curves.undefinedAt = undefined
  let turns = 0

  for (let at = 0; at < points + 2; at++) {
    const w = omega[at] as number
    loadAt(w, load)
    const { divisorRe: qRe, divisorIm: qIm, impedanceRe: nRe, impedanceIm: nIm } = load
    const zIm = w * mms - 1 / (w * cms)
    const aRe = rms * qRe - zIm * qIm + area * nRe
    const aIm = rms * qIm + zIm * qRe + area * nIm
    const eRe = coil + sourceResistance
    const eIm = hears ? w * le : 0
    const dRe = eRe * aRe - eIm * aIm + force * qRe
    const dIm = eRe * aIm + eIm * aRe + force * qIm
    const d2 = dRe * dRe + dIm * dIm

    // p = jωρU/2πr: j turns the phase by a quarter.
    const { outRe, outIm } = load
    const throughRe = -(outIm * dRe - outRe * dIm)
    const throughIm = outRe * dRe + outIm * dIm
    let pressureRe = throughRe
    let pressureIm = throughIm
    let gain2 = 1
    if (filtered) {
      const gRe = gainRe[at] as number
      const gIm = gainIm[at] as number
      pressureRe = throughRe * gRe - throughIm * gIm
      pressureIm = throughRe * gIm + throughIm * gRe
      gain2 = gRe * gRe + gIm * gIm
    }
    let angle = Math.atan2(pressureIm, pressureRe) + turns
    if (at > 0) {
      const before = phase[at - 1] as number
      if (angle - before > Math.PI || before - angle > Math.PI) {
        const whole = 2 * Math.PI * Math.round((before - angle) / (2 * Math.PI))
        turns += whole
        angle += whole
      }
    }
    phase[at] = angle
    if (at === 0 || at === points + 1) continue

    const to = at - 1
    const out2 = outRe * outRe + outIm * outIm
    const spl = perFlow + 10 * Math.log10((gain2 * out2 * flow * flow * w * w) / d2)
    const finite = d2 > vanishing && spl > Number.NEGATIVE_INFINITY
    if (!finite && curves.undefinedAt === undefined) curves.undefinedAt = grid.hz[to]
    curves.spl[to] = finite ? spl : Number.NaN
    curves.cabinSpl[to] = finite ? spl + (cabin ? cabinGain(cabin, grid.hz[to] as number) : 0) : Number.NaN
    curves.transfer[to] = finite ? spl - reference : Number.NaN
    curves.phase[to] = finite ? angle * degrees : Number.NaN

    const driven = Math.sqrt(gain2 / d2)
    const excursion = (travel * driven * Math.sqrt(qRe * qRe + qIm * qIm)) / w
    const port = Math.SQRT2 * flow * driven * Math.sqrt(load.portRe ** 2 + load.portIm ** 2)
    const inner = Math.SQRT2 * flow * driven * Math.sqrt(load.innerRe ** 2 + load.innerIm ** 2)
    const velocity = port / portArea
    const rearVelocity = inner / rearArea
    curves.excursion[to] = finite ? excursion : Number.NaN
    curves.portVelocity[to] = velocity
    curves.rearPortVelocity[to] = rearVelocity
    curves.radiatorExcursion[to] = port / (radiators * w)

    const a2 = aRe * aRe + aIm * aIm
    const ohmsRe = coil + (force * (qRe * aRe + qIm * aIm)) / a2
    const ohmsIm = w * le + (force * (qIm * aRe - qRe * aIm)) / a2
    curves.impedance[to] = Math.sqrt(ohmsRe * ohmsRe + ohmsIm * ohmsIm)
    curves.impedancePhase[to] = Math.atan2(ohmsIm, ohmsRe) * degrees
    const loadRe = ohmsRe + sourceResistance
    curves.current[to] = volts * Math.sqrt(gain2 / (loadRe * loadRe + ohmsIm * ohmsIm))

    limit(excursion, velocity, rearVelocity, most)
    curves.maxPower[to] = most.watts
    curves.ruling[to] = most.ruling
    let maxSpl = spl + 10 * Math.log10(most.watts / drive.watts)
    if (heats) {
      // At the most power the coil is warmer than at the drive, which adds to D in proportion.
      const more =
        hotResistance(re, coilRise(most.watts / (driver.pe as number), design.coilRise as number)) - coil
      maxSpl += 10 * Math.log10(d2 / ((dRe + more * aRe) ** 2 + (dIm + more * aIm) ** 2))
    }
    curves.maxSpl[to] = finite ? maxSpl : Number.NaN
  }
  writeGroupDelay(phase, omega, curves.groupDelay)
}

function portAreaOf(box: Box): number {
  if (box.kind === 'sealed' || box.kind === 'passive_radiator') return Number.NaN
  return (box.kind === 'vented' ? box.portArea : box.front.portArea) ?? Number.NaN
}

const rearPortAreaOf = (box: Box): number =>
  (box.kind === 'bandpass_6_parallel' || box.kind === 'bandpass_6_series' ? box.rear.portArea : undefined) ??
  Number.NaN
