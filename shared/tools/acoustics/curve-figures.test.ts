import { expect, test } from 'vitest'
import { sweptCurves } from '#test/support/swept-curves.ts'
import { curveFigures } from './curve-figures.ts'
import { logGrid } from './log-grid.ts'

const driver = { fs: 28, qes: 0.52, qms: 5.2, vas: 0.072, re: 3.4, le: 0, sd: 0.048, xmax: 0.014, pe: 500 }
const vented = {
  kind: 'vented',
  volume: 0.07,
  tuning: 32,
  ql: 7,
  qa: null,
  qp: null,
  portArea: 0.0162,
} as const
const grid = logGrid(10, 200, 1000)

test('the figures of a design are those of the guide', () => {
  const figures = curveFigures(sweptCurves(driver, vented, grid, { watts: 500 }), grid.hz)
  expect(figures.f3).toBeCloseTo(28.7, 1)
  expect(figures.f10).toBeCloseTo(22.6, 1)
  expect(figures.portVelocity?.value).toBeCloseTo(22, 1)
  expect(figures.portVelocity?.hz).toBeCloseTo(28.6, 0)
  expect(figures.impedance?.value).toBeGreaterThan(3.4)
  expect(figures.spl?.value).toBe(Math.max(...sweptCurves(driver, vented, grid, { watts: 500 }).spl))
})

test('what a box does not have has no figure', () => {
  const sealed = { kind: 'sealed', volume: 0.03, ql: null, qa: null } as const
  const figures = curveFigures(
    sweptCurves({ ...driver, xmax: undefined, pe: undefined }, sealed, grid),
    grid.hz,
  )
  expect(figures.portVelocity).toBeUndefined()
  expect(figures.maxSpl).toBeUndefined()
  expect(figures.excursion?.hz).toBeGreaterThanOrEqual(10)
})

test('the faster one of two ports counts', () => {
  const chamber = { ...vented, volume: 0.06, tuning: 34 }
  const box = {
    kind: 'bandpass_6_parallel',
    rear: { ...chamber, portArea: 0.001 },
    front: { ...chamber, volume: 0.03, tuning: 62, portArea: 0.05 },
  } as const
  const curves = sweptCurves(driver, box, grid, { watts: 500 })
  expect(curveFigures(curves, grid.hz).portVelocity?.value).toBe(Math.max(...curves.rearPortVelocity))
})
