import { expect, test } from 'vitest'
import { sweptCurves } from '#test/support/swept-curves.ts'
import type { Box } from './box.ts'
import { newCurves } from './curves.ts'
import { driveOf, voltsOf } from './drive-of.ts'
import type { Driver } from './driver.ts'
import { levelEdges } from './level-edges.ts'
import { logGrid } from './log-grid.ts'
import { sweep } from './sweep.ts'

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

test('a lossless chamber has a result exactly at its tuning', () => {
  const boxes: Box[] = [
    { ...vented, ql: null },
    {
      kind: 'bandpass_4',
      rear: { volume: 0.03, ...lossless },
      front: { volume: 0.03, tuning: 32, ...lossless, qp: null },
    },
    {
      kind: 'bandpass_6_parallel',
      rear: { volume: 0.06, tuning: 32, ...lossless, qp: null },
      front: { volume: 0.03, tuning: 62, ...lossless, qp: null },
    },
    {
      kind: 'bandpass_6_series',
      rear: { volume: 0.06, tuning: 32, ...lossless, qp: null },
      front: { volume: 0.03, tuning: 60, ...lossless, qp: null },
    },
  ]
  for (const box of boxes) {
    const curves = sweptCurves(twelve, box, [31.99, 32, 32.01])
    expect(curves.undefinedAt).toBeUndefined()
    for (const name of ['spl', 'excursion', 'impedance', 'groupDelay'] as const) {
      const [below = 0, there = Number.NaN, above = 0] = curves[name]
      expect(there).toBeCloseTo((below + above) / 2, name === 'groupDelay' ? 3 : 1)
    }
  }
  const { spl } = sweptCurves(
    twelve,
    {
      kind: 'bandpass_4',
      rear: { volume: 0.03, ...lossless },
      front: { volume: 0.03, tuning: 55, ...lossless, qp: null },
    },
    [54.9, 55, 55.1],
  )
  expect(Math.abs((spl[1] as number) - (spl[0] as number))).toBeLessThan(0.01)
  expect(Math.abs((spl[1] as number) - (spl[2] as number))).toBeLessThan(0.01)
})

test('a point without a result is a gap in the level, and named', () => {
  // The rear port cancels the front one everywhere when both chambers are the same.
  const chamber = { volume: 0.03, tuning: 40, ...lossless, qp: null }
  const curves = sweptCurves(
    twelve,
    { kind: 'bandpass_6_parallel', rear: chamber, front: chamber },
    [30, 40, 50],
  )
  expect(curves.undefinedAt).toBe(30)
  for (const name of ['spl', 'cabinSpl', 'transfer', 'phase', 'groupDelay', 'maxSpl'] as const)
    expect([...curves[name]].every(Number.isNaN)).toBe(true)
})

test('leaks, absorption and friction are three losses, not one', () => {
  const at = (losses: object) => sweptCurves(twelve, { ...vented, ...losses }, [32]).transfer[0] as number
  expect(at({ ql: 10, qp: 50 })).not.toBeCloseTo(at({ ql: 50, qp: 10 }), 2)
  expect(at({ ql: 10, qa: 50 })).not.toBeCloseTo(at({ ql: 50, qa: 10 }), 2)
  expect(at({ ql: 10, qa: 100, qp: 50 })).toBeCloseTo(-0.2446, 3)
})

test('inductance counts in the impedance even where the level leaves it out', () => {
  const driver = { ...twelve, le: 0.0018 }
  const on = sweptCurves(driver, vented, [20, 50])
  const off = sweptCurves(driver, vented, [20, 50], { inductance: false })
  const none = sweptCurves(twelve, vented, [20, 50])
  expect(off.spl).toEqual(none.spl)
  expect(on.spl[1]).not.toBeCloseTo(none.spl[1] as number, 1)
  expect(off.impedance).toEqual(on.impedance)
})

test('ten times the power is ten decibels more, twice the distance six less, and a cabin adds its gain', () => {
  const [one, ten] = [sweptCurves(twelve, vented, [40]), sweptCurves(twelve, vented, [40], { watts: 10 })]
  expect((ten.spl[0] as number) - (one.spl[0] as number)).toBeCloseTo(10)
  expect(ten.transfer[0]).toBeCloseTo(one.transfer[0] as number)
  const far = sweptCurves(twelve, vented, [40], { distance: 2 })
  expect((one.spl[0] as number) - (far.spl[0] as number)).toBeCloseTo(6.02, 2)
  expect(far.transfer[0]).toBeCloseTo(one.transfer[0] as number)
  const cabin = { kind: 'default', corner: 66, leak: 20 } as const
  const inside = sweptCurves(twelve, vented, [40], { cabin })
  expect((inside.cabinSpl[0] as number) - (inside.spl[0] as number)).toBeCloseTo(9, 1)
})

test('the same watts mean other volts by Re, by the nominal impedance and by 2.83 V', () => {
  expect(voltsOf(driveOf({ kind: 'coil', watts: 500 }, twelve))).toBeCloseTo(Math.sqrt(1700))
  expect(voltsOf(driveOf({ kind: 'nominal', watts: 500, ohms: 4 }, twelve))).toBeCloseTo(Math.sqrt(2000))
  expect(voltsOf(driveOf({ kind: 'volts' }, twelve))).toBeCloseTo(2.83)
})

test('a sweep writes into the curves it is given, and the grid of the same request is the same', () => {
  const grid = logGrid(10, 200, 50)
  expect(logGrid(10, 200, 50)).toBe(grid)
  expect(grid.hz[0]).toBe(10)
  expect(grid.hz[49]).toBeCloseTo(200, 9)
  const curves = newCurves(50)
  const { spl } = curves
  const design = { driver: twelve, box: sealed, drive: { watts: 1, ohms: 3.4 } }
  sweep(design, grid, curves)
  const first = Float64Array.from(spl)
  sweep({ ...design, box: vented }, grid, curves)
  expect(curves.spl).toBe(spl)
  expect(spl).not.toEqual(first)
  sweep(design, grid, curves)
  expect(spl).toEqual(first)
})

test('the edges of a band are between the points, and missing where the curve never crosses', () => {
  const hz = [10, 20, 40, 80]
  expect(levelEdges(hz, [-6, 0, 0, -6], -3).low).toBeCloseTo(10 * Math.SQRT2)
  expect(levelEdges(hz, [-6, 0, 0, -6], -3).high).toBeCloseTo(40 * Math.SQRT2)
  expect(levelEdges(hz, [0, 0, 0, 0], -3)).toEqual({ low: undefined, high: undefined })
  expect(levelEdges(hz, [-9, -9, -9, -9], -3)).toEqual({ low: undefined, high: undefined })
})
