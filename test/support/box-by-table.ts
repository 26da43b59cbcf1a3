import { standardAir } from '#shared/tools/acoustics/air.ts'
import type { Box, Chamber, VentedChamber } from '#shared/tools/acoustics/box.ts'
import type { Driver } from '#shared/tools/acoustics/driver.ts'
import { driverFigures } from '#shared/tools/acoustics/driver-figures.ts'

type Complex = readonly [re: number, im: number]
const plus = (...all: Complex[]): Complex => [
  all.reduce((sum, [re]) => sum + re, 0),
  all.reduce((sum, [, im]) => sum + im, 0),
]
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c]
const inverse = ([a, b]: Complex): Complex => [a / (a * a + b * b), -b / (a * a + b * b)]
const over = (one: Complex, other: Complex): Complex => times(one, inverse(other))
const size = ([a, b]: Complex): number => Math.hypot(a, b)
const minus = ([a, b]: Complex): Complex => [-a, -b]
const real = (value: number): Complex => [value, 0]
const imaginary = (value: number): Complex => [0, value]

const { density, speed } = standardAir

/** The admittances of a lossy chamber, straight from the definitions of its losses. */
function admittances({ volume, ql, qa }: Chamber, tuning: number, vent?: VentedChamber) {
  const tuned = 2 * Math.PI * tuning
  const cab = volume / (density * speed ** 2)
  return (omega: number) => {
    const spring = inverse(imaginary(omega * cab))
    const air = inverse(plus(spring, real(qa === null ? 0 : 1 / (tuned * cab * qa))))
    const leak = real(ql === null ? 0 : (tuned * cab) / ql)
    const friction = vent?.qp ? 1 / (tuned * cab * vent.qp) : 0
    const port: Complex = vent ? inverse([friction, omega / (tuned ** 2 * cab)]) : [0, 0]
    return { air, leak, port, whole: plus(air, leak, port) }
  }
}

/** The shares of the flow of the cone by the table of boxes, dividing as it is written there: Zac, radiated, and in the ports. */
function loadOf(box: Box, driver: Driver, omega: number) {
  const closed = (chamber: Chamber) =>
    admittances(chamber, driver.fs * Math.sqrt(1 + driver.vas / chamber.volume))(omega)
  const vented = (chamber: VentedChamber) => admittances(chamber, chamber.tuning, chamber)(omega)
  switch (box.kind) {
    case 'sealed':
      return { zac: inverse(closed(box).whole), out: real(1), port: real(0), rear: real(0) }
    case 'vented': {
      const { air, port, whole } = vented(box)
      return { zac: inverse(whole), out: over(air, whole), port: over(port, whole), rear: real(0) }
    }
    case 'passive_radiator': {
      const { fs, qms, vas, sd, count, addedMass } = box.radiator
      const cmp = vas / (density * speed ** 2 * sd ** 2)
      const own = 1 / ((2 * Math.PI * fs) ** 2 * cmp)
      const mass = own + addedMass
      const cab = box.volume / (density * speed ** 2)
      const cap = count * sd ** 2 * cmp
      const fp = Math.sqrt((1 / cab + 1 / cap) / (mass / (count * sd ** 2))) / (2 * Math.PI)
      const { air, leak } = admittances(box, fp)(omega)
      const impedance: Complex = [(2 * Math.PI * fs * own) / qms, omega * mass - 1 / (omega * cmp)]
      const port = over(real(count * sd ** 2), impedance)
      const whole = plus(air, leak, port)
      return { zac: inverse(whole), out: over(air, whole), port: over(port, whole), rear: real(0) }
    }
    case 'bandpass_4': {
      const [rear, front] = [closed(box.rear), vented(box.front)]
      const port = over(front.port, front.whole)
      return { zac: plus(inverse(rear.whole), inverse(front.whole)), out: port, port, rear: real(0) }
    }
    case 'bandpass_6_parallel': {
      const [behind, front] = [vented(box.rear), vented(box.front)]
      const [port, rear] = [over(front.port, front.whole), over(behind.port, behind.whole)]
      const zac = plus(inverse(behind.whole), inverse(front.whole))
      return { zac, out: plus(port, minus(rear)), port, rear }
    }
    case 'bandpass_6_series': {
      const [behind, front] = [vented(box.rear), vented(box.front)]
      // Cramer's rule for the pressures of both chambers, with one unit of flow from the rear to the front.
      const [a, b, c] = [behind.whole, plus(front.whole, behind.port), behind.port]
      const determinant = plus(times(a, b), minus(times(c, c)))
      const rearPressure = over(plus(minus(b), c), determinant)
      const frontPressure = over(plus(a, minus(c)), determinant)
      const port = times(frontPressure, front.port)
      const rear = times(plus(rearPressure, minus(frontPressure)), behind.port)
      return { zac: plus(frontPressure, minus(rearPressure)), out: port, port, rear }
    }
  }
}

/**
 * Computes the response of a driver in a box to one watt at a frequency, with complex numbers and the table
 * as written.
 */
export function boxByTable(driver: Driver, box: Box, hz: number) {
  const omega = 2 * Math.PI * hz
  const { mms, cms, rms, bl } = driverFigures(driver)
  const { zac, out, port, rear } = loadOf(box, driver, omega)
  const zm = plus([rms, omega * mms - 1 / (omega * cms)], times(real(driver.sd ** 2), zac))
  const coil: Complex = [driver.re, omega * driver.le]
  const u = over(real(bl * Math.sqrt(driver.re)), plus(times(coil, zm), real(bl ** 2)))
  const flow = driver.sd * size(u)
  return {
    spl: 20 * Math.log10((density * omega * flow * size(out)) / (2 * Math.PI * 20e-6)),
    excursion: (Math.SQRT2 * size(u)) / omega,
    impedance: size(plus(coil, over(real(bl ** 2), zm))),
    port: Math.SQRT2 * flow * size(port),
    rear: Math.SQRT2 * flow * size(rear),
  }
}
