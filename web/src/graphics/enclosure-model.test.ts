import { expect, test } from 'vitest'
import { referenceTwelve } from './driver.ts'
import { cabinGain, type Enclosure, operate, portLength } from './enclosure-model.ts'

const driver = { ...referenceTwelve, le: 0 }
const ported: Enclosure = { kind: 'ported', volume: 0.07, tuning: 32 }
const frequencies = Array.from({ length: 400 }, (_, step) => 12 * 10 ** (step / 400))
const at = (box: Enclosure, frequency: number) => operate(driver, box, 1, frequency)

test('a sealed box rolls off as the second-order alignment of its Qtc and fc', () => {
  const volume = 0.03
  const ratio = Math.sqrt(1 + driver.vas / volume)
  const fc = driver.fs * ratio
  const qtc = ratio / (1 / driver.qes + 1 / driver.qms)
  const expected = (f: number) => {
    const x = (f / fc) ** 2
    return 20 * Math.log10(x / Math.hypot(1 - x, f / fc / qtc))
  }
  const passband = at({ kind: 'sealed', volume }, 2000).spl
  for (const f of [20, 40, fc, 80, 160]) {
    expect(at({ kind: 'sealed', volume }, f).spl - passband).toBeCloseTo(expected(f), 0)
  }
})

test('the passband level is the reference efficiency of the driver', () => {
  const efficiency = (4 * Math.PI ** 2 * driver.fs ** 3 * driver.vas) / (346 ** 3 * driver.qes)
  const intoCoil = 10 * Math.log10(driver.nominal / driver.re)
  expect(at(ported, 2000).spl).toBeCloseTo(112.2 + 10 * Math.log10(efficiency) + intoCoil, 0)
})

test('the cone of a ported box moves least, and the impedance dips, at tuning', () => {
  const around = frequencies.filter((f) => f > 24 && f < 45)
  const least = (of: 'excursion' | 'impedance') =>
    around.reduce((best, f) => (at(ported, f)[of] < at(ported, best)[of] ? f : best))
  expect(least('excursion')).toBeCloseTo(32, -0.5)
  expect(least('impedance')).toBeCloseTo(32, -0.5)
})

test('a ported box has two impedance humps and a sealed one has one', () => {
  const humps = (box: Enclosure) => {
    const z = frequencies.map((f) => at(box, f).impedance)
    return z.filter((value, i) => value > (z[i - 1] ?? value) && value > (z[i + 1] ?? value)).length
  }
  expect(humps(ported)).toBe(2)
  expect(humps({ kind: 'sealed', volume: 0.07 })).toBe(1)
})

test('ten times the power is ten decibels more', () => {
  expect(operate(driver, ported, 10, 40).spl - operate(driver, ported, 1, 40).spl).toBeCloseTo(10)
})

test('the cabin lifts the lows and leaves the highs alone', () => {
  expect(cabinGain(30)).toBeGreaterThan(12)
  expect(cabinGain(300)).toBeLessThan(0.1)
})

test('a port gets longer as the tuning goes down', () => {
  expect(portLength(0.07, 28, 0.02)).toBeGreaterThan(portLength(0.07, 36, 0.02))
})
