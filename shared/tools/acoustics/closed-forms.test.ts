import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sweptCurves } from '#test/support/swept-curves.ts'
import type { Box } from './box.ts'
import type { Driver } from './driver.ts'
import { logGrid } from './log-grid.ts'
import { qtsOf } from './qts-of.ts'
import { sealedBox } from './sealed-box.ts'
import { ventedLevel, ventedPolynomial } from './vented-polynomial.ts'

const twelve: Driver = {
  fs: 28,
  qes: 0.52,
  qms: 5.2,
  vas: 0.072,
  re: 3.4,
  le: 0,
  sd: 0.048,
  xmax: 0.014,
  pe: 500,
}
const lossless = { ql: null, qa: null }
const sealed: Box = { kind: 'sealed', volume: 0.03, ...lossless }
const vented = { kind: 'vented', volume: 0.07, tuning: 32, ql: 7, qa: null, qp: null } as const
const frequencies = [10, 15, 20, 28, 32, 40, 60, 100, 200]

const anyDriver = fc.record({
  fs: fc.double({ min: 10, max: 200, noNaN: true }),
  qes: fc.double({ min: 0.1, max: 2, noNaN: true }),
  qms: fc.double({ min: 1, max: 20, noNaN: true }),
  vas: fc.double({ min: 0.001, max: 1, noNaN: true }),
  re: fc.double({ min: 0.3, max: 16, noNaN: true }),
  sd: fc.double({ min: 0.005, max: 0.3, noNaN: true }),
  le: fc.constant(0),
})
const anyVolume = fc.double({ min: 0.005, max: 0.5, noNaN: true })
const anyTuning = fc.double({ min: 15, max: 90, noNaN: true })

test('any sealed box follows its closed form', () => {
  fc.assert(
    fc.property(anyDriver, anyVolume, (driver, volume) => {
      const { fc: corner, qtc } = sealedBox(driver, volume)
      const { transfer } = sweptCurves(driver, { kind: 'sealed', volume, ...lossless }, frequencies)
      for (const [at, hz] of frequencies.entries()) {
        const y = hz / corner
        const closed = 10 * Math.log10(y ** 4 / ((1 - y ** 2) ** 2 + (y / qtc) ** 2))
        expect(Math.abs((transfer[at] as number) - closed)).toBeLessThan(0.02)
      }
    }),
    { numRuns: 500 },
  )
})

test('any vented box with leaks follows its closed form', () => {
  const leaks = fc.option(fc.double({ min: 3, max: 1000, noNaN: true }), { nil: null })
  fc.assert(
    fc.property(anyDriver, anyVolume, anyTuning, leaks, (driver, volume, tuning, ql) => {
      const h = tuning / driver.fs
      const polynomial = ventedPolynomial({ qt: qtsOf(driver), alpha: driver.vas / volume, h, ql })
      const { transfer } = sweptCurves(driver, { ...vented, volume, tuning, ql }, frequencies)
      for (const [at, hz] of frequencies.entries()) {
        const closed = ventedLevel(polynomial, hz / (driver.fs * Math.sqrt(h)))
        expect(Math.abs((transfer[at] as number) - closed)).toBeLessThan(0.02)
      }
    }),
    { numRuns: 500 },
  )
})

test('a bandpass box whose front chamber is all port is a sealed box', () => {
  const front = { volume: 1e-3, tuning: 5000, ...lossless, qp: null }
  const bandpass = sweptCurves(
    twelve,
    { kind: 'bandpass_4', rear: { volume: 0.03, ...lossless }, front },
    frequencies,
  )
  const alone = sweptCurves(twelve, sealed, frequencies)
  for (const at of frequencies.keys())
    expect(bandpass.transfer[at]).toBeCloseTo(alone.transfer[at] as number, 1)
})

test('more volume lowers the corner of a sealed box, and a lower tuning that of the dip of a vented one', () => {
  const grid = logGrid(8, 400, 1500)
  fc.assert(
    fc.property(anyDriver, anyVolume, anyTuning, (driver, volume, tuning) => {
      expect(sealedBox(driver, volume * 1.1).fc).toBeLessThan(sealedBox(driver, volume).fc)
      const dip = (fb: number) => {
        const { excursion } = sweptCurves(driver, { ...vented, volume, tuning: fb, ql: 50 }, grid)
        let least = 0
        for (let at = 0; at < grid.hz.length; at++) {
          const hz = grid.hz[at] as number
          if (hz > fb * 1.2) break
          if (hz < fb * 0.8) least = at + 1
          else if ((excursion[at] as number) < (excursion[least] as number)) least = at
        }
        return grid.hz[least] as number
      }
      expect(dip(tuning)).toBeLessThan(dip(tuning * 1.15))
    }),
    { numRuns: 60 },
  )
})
